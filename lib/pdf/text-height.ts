import PDFDocument from 'pdfkit'
import { breakLines } from './break-lines'
import { lineHeight } from './fit-text'
import { fontBytes, type FontName } from './font-bytes'
import { fontLetters } from './font-letters'
import { printable } from './printable'

const rulers = new Map<FontName, PDFKit.PDFDocument>()

/** A document nobody prints, to measure in before there are pages. */
function ruler(font: FontName): PDFKit.PDFDocument {
  const known = rulers.get(font) ?? new PDFDocument({ autoFirstPage: false }).font(fontBytes(font)).fontSize(100)
  rulers.set(font, known)
  return known
}

/** How high a text is, written whole at this size into a column. */
export function textHeight(text: string, width: number, { font, size }: { font: FontName; size: number }): number {
  const clean = printable(text, fontLetters(font)).replace(/\s+/gu, ' ').trim()
  const { lines } = breakLines(clean, width, (part) => (ruler(font).widthOfString(part) / 100) * size)
  return lines.length * size * lineHeight
}
