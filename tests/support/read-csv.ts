/** Reads CSV cell by cell as the standard says (RFC 4180), with whichever separator somebody thinks right. Quoted cells are text, bare ones are what they look like. */
export function readCsv(file: string, separator: string): (string | number | null)[][] {
  const text = file.replace(/^\ufeff/, '')
  const rows: (string | number | null)[][] = []
  let row: (string | number | null)[] = []
  let at = 0
  while (at < text.length) {
    const isQuoted = text[at] === '"'
    let cell = ''
    if (isQuoted) {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += text[at] === '"' ? 2 : 1) {
        if (at >= text.length) throw new Error('A quoted cell has no end.')
        cell += text[at] ?? ''
      }
      at += 1
    }
    // Behind the closing quote nothing should come; a program that guessed the separator wrong takes it along.
    for (; at < text.length && text[at] !== separator && !text.startsWith('\r\n', at); at += 1) cell += text[at] ?? ''
    row.push(isQuoted ? cell : bare(cell))
    if (text[at] === separator) at += 1
    else {
      at += 2
      rows.push(row)
      row = []
    }
    if (text[at - 1] === separator && text.startsWith('\r\n', at)) {
      rows.push([...row, null])
      row = []
      at += 2
    }
  }
  return rows
}

function bare(cell: string): string | number | null {
  if (cell === '') return null
  return /^-?\d+$/.test(cell) ? Number(cell) : cell
}
