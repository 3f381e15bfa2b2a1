import { drawText } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import type { StandingsGrid } from './standings-grid'
import type { StandingsWords } from './standings-words'

/** Lines for those who answer for the result. */
export function drawSignatures(document: PDFKit.PDFDocument, { x, width }: StandingsGrid, y: number, words: StandingsWords): void {
  const signers = [words.placeAndDate, words.management, words.referee]
  const [gap, each] = [16, width / signers.length]
  signers.forEach((label, index) => {
    const left = x + index * each
    document.moveTo(left, y + 28).lineTo(left + each - gap, y + 28).lineWidth(0.8).stroke(ink.strong)
    drawText(document, label, { x: left, y: y + 30, width: each - gap, height: 10 }, { size: 7.5, least: 5, font: 'narrow', colour: ink.faint })
  })
}
