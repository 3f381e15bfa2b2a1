import { createHash } from 'node:crypto'

import type { InlineSources } from '@/lib/server/content-security-policy'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi

/** The hashes under which a browser runs exactly the inline scripts and styles of this page. */
export function inlineHashes(html: string): InlineSources {
  return { scripts: hashesOf(html, inlineScript), styles: hashesOf(html, inlineStyle) }
}

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)].map(([, content = '']) => createHash('sha256').update(content).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
