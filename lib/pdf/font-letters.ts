import { fontBytes, type FontName } from './font-bytes'

const known = new Map<FontName, ReadonlySet<number>>()

/** The code points that a font can draw. */
export function fontLetters(name: FontName): ReadonlySet<number> {
  const found = known.get(name) ?? readLetters(fontBytes(name))
  known.set(name, found)
  return found
}

/** From the table in which an OpenType font lists its letters in groups (`cmap`, format 12). */
function readLetters(font: Buffer): ReadonlySet<number> {
  const table = tableAt(font, 'cmap')
  const starts = Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => table + font.readUInt32BE(table + 8 + 8 * index))
  const start = starts.find((at) => font.readUInt16BE(at) === 12)
  if (start === undefined) throw new Error('The font does not list its letters in groups.')
  const letters = new Set<number>()
  for (let group = 0; group < font.readUInt32BE(start + 12); group += 1) {
    const at = start + 16 + 12 * group
    const last = font.readUInt32BE(at + 4)
    for (let letter = font.readUInt32BE(at); letter <= last; letter += 1) letters.add(letter)
  }
  return letters
}

function tableAt(font: Buffer, tag: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag)
  if (entry === undefined) throw new Error(`The font has no table ${tag}.`)
  return font.readUInt32BE(entry + 8)
}
