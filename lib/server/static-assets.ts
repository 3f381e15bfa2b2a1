import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import type { Answerer } from '@/lib/server/exchange'

const compress = promisify(gzip)
const prefix = '/_next/static/'

/** What a browser makes of each kind of file; the text kinds are sent compressed. */
const kinds: Record<string, { type: string; text: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.json': { type: 'application/json', text: true },
  '.svg': { type: 'image/svg+xml', text: true },
  '.woff2': { type: 'font/woff2', text: false },
  '.png': { type: 'image/png', text: false },
  '.webp': { type: 'image/webp', text: false },
  '.ico': { type: 'image/x-icon', text: false },
}

/**
 * The hashed files of the build, compressed once when first asked for: a hall that opens the page at the same
 * minute costs one compression per file. Anything that is not in the folder goes on to Next.
 */
export function staticAssets(folder: string): Answerer {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')))
  const compressed = new Map<string, Promise<Buffer>>()
  const wanted = (path: string): string => path.slice(prefix.length)

  function compressOnce(file: string): Promise<Buffer> {
    const known = compressed.get(file)
    if (known) return known
    const made = readFile(join(folder, file)).then((content) => compress(content, { level: 9 }))
    compressed.set(file, made)
    return made
  }

  return {
    answers: ({ path, request }) =>
      path.startsWith(prefix) && (request.method === 'GET' || request.method === 'HEAD') && files.has(wanted(path)) && extname(path) in kinds,
    answer: async ({ path, request, response }) => {
      const kind = kinds[extname(path)]
      const packed = kind?.text === true && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      const body = packed ? await compressOnce(wanted(path)) : await readFile(join(folder, wanted(path)))
      response.writeHead(200, {
        'Content-Type': kind?.type ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(kind?.text && { Vary: 'Accept-Encoding' }),
        ...(packed && { 'Content-Encoding': 'gzip' }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}
