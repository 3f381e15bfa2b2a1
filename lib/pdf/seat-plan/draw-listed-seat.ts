import type { Locale } from '@/lib/i18n/locale'
import { changeStamp } from '@/lib/pdf/change-stamp'
import { drawText } from '@/lib/pdf/draw-text'
import type { Placed } from '@/lib/pdf/flow-columns'
import { ink } from '@/lib/pdf/ink'
import { leastOnWall } from '@/lib/pdf/least-on-wall'
import { seatColumns } from './seat-columns'
import type { ListedSeat } from './seat-plan-by-name'

/** One person of the seat plan: where to go. */
export function drawListedSeat(document: PDFKit.PDFDocument, { item, x, y, width }: Placed<ListedSeat & { readonly height: number }>, { row, isBanded }: { row: number; isBanded: boolean }, locale: Locale): void {
  const at = seatColumns(x, width, row)
  if (isBanded) document.rect(x, y, width, item.height).fill(ink.tint)
  const stamp = changeStamp(item.changedAt, locale)
  const right = stamp === null ? 0 : row * 2.5
  const box = { y, height: item.height }
  drawText(document, item.listed, { ...at.name, width: at.name.width - right, ...box }, { size: row * 0.66, least: leastOnWall, font: 'narrowBold', vertical: 'middle' })
  if (stamp !== null) drawText(document, stamp, { x: at.name.x + at.name.width - right, width: right, ...box }, { size: row * 0.46, least: 4.5, font: 'narrowBold', colour: ink.red, align: 'right', vertical: 'middle' })
  drawText(document, String(item.startNumber), { ...at.startNumber, ...box }, { size: row * 0.6, least: 5, font: 'narrow', colour: ink.faint, align: 'center', vertical: 'middle' })
  drawText(document, String(item.tableNumber), { ...at.table, ...box }, { size: row * 0.72, least: 5, font: 'bold', align: 'center', vertical: 'middle' })
  drawText(document, String(item.position), { ...at.position, ...box }, { size: row * 0.66, least: 5, align: 'center', vertical: 'middle' })
}
