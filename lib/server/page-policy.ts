import { randomBytes } from 'node:crypto'

import { contentSecurityPolicy, type InlineSources } from '@/lib/server/content-security-policy'
import type { PrerenderedPages } from '@/lib/server/prerendered-pages'

const nothing: InlineSources = { scripts: [], styles: [] }

/** Where Next keeps the prerendered page it shows for an unknown address. */
const notFoundPage = '/_not-found'

/**
 * The policy for the page at this path. A prerendered page is the same for everybody and is known by its
 * hashes; any other gets a fresh nonce, beside the hashes of the prerendered page for unknown addresses.
 */
export function pagePolicy(path: string, pages: PrerenderedPages, dev: boolean): string {
  const prerendered = pages[path]
  if (prerendered) return contentSecurityPolicy(prerendered, dev)
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const { scripts, styles } = pages[notFoundPage] ?? nothing
  return contentSecurityPolicy({ scripts: [nonce, ...scripts], styles: [nonce, ...styles] }, dev)
}
