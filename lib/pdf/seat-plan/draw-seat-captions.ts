import type { german } from '@/lib/i18n/messages/german'
import type { Translated } from '@/lib/i18n/translated'
import { drawText } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import { seatColumns } from './seat-columns'

/** What the columns hold, above each of them. */
export function drawSeatCaptions(document: PDFKit.PDFDocument, { x, y, width }: { x: number; y: number; width: number }, row: number, words: Translated<typeof german.print.seatPlan>): void {
  const at = seatColumns(x, width, row)
  document.rect(x, y, width, row).fill(ink.tint)
  const look = { size: row * 0.52, least: 5, font: 'narrowBold', vertical: 'middle' } as const
  drawText(document, words.name, { ...at.name, y, height: row }, look)
  for (const key of ['startNumber', 'table', 'position'] as const) drawText(document, words[key], { ...at[key], y, height: row }, { ...look, align: 'center' })
}
