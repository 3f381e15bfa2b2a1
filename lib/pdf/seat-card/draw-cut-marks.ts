import { ink } from '@/lib/pdf/ink'
import { paper } from '@/lib/pdf/paper'

interface Sheet {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
}

/** From the margin outwards, as far as printers print. */
const [near, far] = [paper.margin - 2, paper.margin - 9]

/** Where to cut: marks at the edge of the sheet, so that no line is left on a card that is cut a little aside. */
export function drawCutMarks(document: PDFKit.PDFDocument, { columns, rows, width, height }: Sheet): void {
  for (let column = 0; column <= columns; column += 1) {
    const x = paper.margin + column * width
    for (const [from, to] of [[far, near], [paper.long - near, paper.long - far]] as const) document.moveTo(x, from).lineTo(x, to)
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = paper.margin + row * height
    for (const [from, to] of [[far, near], [paper.short - near, paper.short - far]] as const) document.moveTo(from, y).lineTo(to, y)
  }
  document.lineWidth(0.6).stroke(ink.strong)
}
