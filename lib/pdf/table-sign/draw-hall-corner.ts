import { drawQr } from '@/lib/pdf/draw-qr'
import { drawText } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import { paper } from '@/lib/pdf/paper'

const size = { width: 138, height: 152 }
const qrSize = 84

/** A frame of its own in the upper corner; far from the list keeper's QR code, so that a camera never sees both. */
export const hallCorner = { x: paper.short - 48 - size.width, y: 36, ...size }

/** The way for spectators: small, framed, and named before and after, so that nobody takes it for the list's. */
export function drawHallCorner(document: PDFKit.PDFDocument, link: string, words: Record<'title' | 'see' | 'only', string>): void {
  const { x, y, width, height } = hallCorner
  const line = (text: string, top: number, look: Parameters<typeof drawText>[3]) => drawText(document, text, { x: x + 6, y: y + top, width: width - 12, height: 13 }, { ...look, align: 'center' })
  document.roundedRect(x, y, width, height, 8).lineWidth(0.8).stroke(ink.line)
  line(words.title, 7, { size: 10.5, least: 7, font: 'bold' })
  line(words.see, 20, { size: 9, least: 6.5 })
  drawQr(document, link, { x: x + (width - qrSize) / 2, y: y + 42, size: qrSize })
  line(words.only, 135, { size: 8, least: 6, colour: ink.faint })
}
