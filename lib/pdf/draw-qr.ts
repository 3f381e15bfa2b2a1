import { encode } from 'uqr'
import { ink } from './ink'

/** Draws a link as a QR code of rectangles, sharp at every size. The caller leaves four modules of white around it. */
export function drawQr(document: PDFKit.PDFDocument, link: string, place: { x: number; y: number; size: number }): void {
  const { data } = encode(link, { ecc: 'M', border: 0 })
  const step = place.size / data.length
  data.forEach((row, line) => {
    let from = 0
    while (from < row.length) {
      if (row[from] !== true) {
        from += 1
        continue
      }
      let to = from
      while (row[to] === true) to += 1
      document.rect(place.x + from * step, place.y + line * step, (to - from) * step, step)
      from = to
    }
  })
  document.fill(ink.text)
}
