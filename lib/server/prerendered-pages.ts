import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { InlineSources } from '@/lib/server/content-security-policy'
import { inlineHashes } from '@/lib/server/inline-hashes'

/** What each prerendered page may run inline, by the path under which Next serves it. */
export type PrerenderedPages = Record<string, InlineSources>

/** Reads the pages a finished build has left in this folder of the build (`server/app`). */
export function prerenderedPages(folder: string): PrerenderedPages {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return Object.fromEntries(files.map((file) => [pathOf(file), inlineHashes(readFileSync(join(folder, file), 'utf8'))]))
}

function pathOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.html$/, '')
  return path === 'index' ? '/' : `/${path}`
}
