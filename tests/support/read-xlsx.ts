import { inflateRawSync } from 'node:zlib'

export interface ReadSheet {
  readonly name: string
  readonly rows: (string | number | null)[][]
  /** Every formula in the sheet. */
  readonly formulas: readonly string[]
}

/** Reads a workbook by its own parts, without the library that wrote it: the zip by its directory, the sheets by their XML. */
export function readXlsx(file: Buffer): ReadSheet[] {
  const parts = unzip(file)
  const part = (name: string): string => {
    const found = parts.get(name)
    if (found === undefined) throw new Error(`The workbook has no ${name}.`)
    return found
  }
  const strings = all(part('xl/sharedStrings.xml'), /<si>(.*?)<\/si>/gs).map(([, si = '']) => all(si, /<t[^>]*>(.*?)<\/t>/gs).map(([, text = '']) => textOf(text)).join(''))
  const names = all(part('xl/workbook.xml'), /<sheet [^>]*?name="([^"]*)"/g).map(([, name = '']) => textOf(name))
  return names.map((name, index) => {
    const xml = part(`xl/worksheets/sheet${index + 1}.xml`)
    const rows = all(xml, /<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs).map(([, cells = '']) => {
      const row: (string | number | null)[] = []
      for (const [, column = '', attributes = '', inner = ''] of all(cells, /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
        const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1]
        while (row.length < columnOf(column)) row.push(null)
        row.push(value === undefined ? null : / t="s"/.test(attributes) ? (strings[Number(value)] ?? null) : Number(value))
      }
      return row
    })
    return { name, rows, formulas: all(xml, /<f[ >].*?<\/f>/gs).map(([formula = '']) => formula) }
  })
}

const all = (text: string, pattern: RegExp): string[][] => [...text.matchAll(pattern)]

const columnOf = (letters: string): number => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Excel's own form of what XML cannot hold is read after the entities. */
const textOf = (xml: string): string =>
  xml.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole).replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

function unzip(file: Buffer): ReadonlyMap<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const parts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size, nameLength, more, comment, header] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32), file.readUInt32LE(at + 42)]
    const begin = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const packed = file.subarray(begin, begin + size)
    parts.set(file.toString('utf8', at + 46, at + 46 + nameLength), (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    at += 46 + nameLength + more + comment
  }
  return parts
}
