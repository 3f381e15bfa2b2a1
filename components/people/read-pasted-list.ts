export interface PastedPerson {
  readonly name: string
  readonly club: string
}

const heads = new Set(['name', 'teilnehmer', 'spieler', 'player', 'participant'])
const tidy = (text: string) => text.replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ').trim().replaceAll(/^"|"$/g, '').trim()

/** The people of a pasted list: one a line, club behind a tab, a semicolon or the last comma; numbers in front and a head line are left out. */
export function readPastedList(text: string): PastedPerson[] {
  return text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map(readLine)
    .filter(({ name }) => name !== '' && !heads.has(name.toLowerCase()))
}

function readLine(line: string): PastedPerson {
  const separator = ['\t', ';'].find((candidate) => line.includes(candidate))
  if (separator === undefined) return readCommas(line)
  const cells = line.split(separator).map(tidy)
  const [name = '', club = ''] = /^\d+\.?$/.test(cells[0] ?? '') ? cells.slice(1) : cells
  return { name: withoutNumber(name), club }
}

function readCommas(line: string): PastedPerson {
  const cells = line.split(',').map(tidy)
  const club = cells.length > 1 ? (cells.pop() ?? '') : ''
  return { name: withoutNumber(cells.filter(Boolean).join(', ')), club }
}

function withoutNumber(name: string): string {
  return name.replace(/^\d+[.)]\s*/, '')
}
