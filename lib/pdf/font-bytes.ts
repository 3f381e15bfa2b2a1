import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = {
  plain: 'DejaVuSans.ttf',
  bold: 'DejaVuSans-Bold.ttf',
  narrow: 'DejaVuSansCondensed.ttf',
  narrowBold: 'DejaVuSansCondensed-Bold.ttf',
} as const

export type FontName = keyof typeof files

const loaded = new Map<FontName, Buffer>()

/** A font with all Latin letters and ♣ ♠ ♥ ♦; each file is read once in the life of the process. */
export function fontBytes(name: FontName): Buffer {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const bytes = readFileSync(join(process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf', files[name]))
  loaded.set(name, bytes)
  return bytes
}
