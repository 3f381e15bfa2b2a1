import type { Locale } from '@/lib/i18n/locale'
import { changeStamp } from '@/lib/pdf/change-stamp'
import { drawText } from '@/lib/pdf/draw-text'
import type { Placed } from '@/lib/pdf/flow-columns'
import { ink } from '@/lib/pdf/ink'
import { leastOnWall } from '@/lib/pdf/least-on-wall'
import { plannedName } from './planned-name'
import type { PlannedSeat } from './printed-seat-plan'

export interface PlannedTable {
  readonly tableNumber: number
  readonly seats: readonly (PlannedSeat & { readonly height: number })[]
}

/** One table of the seat plan: its number large at the left, beside it who sits at which position. */
export function drawPlannedTable(document: PDFKit.PDFDocument, { item: { tableNumber, seats }, x, y, width }: Placed<PlannedTable>, row: number, locale: Locale): void {
  const height = seats.reduce((sum, seat) => sum + seat.height, 0)
  const left = row * 3.3
  document.rect(x, y, left, height).fill(ink.tint)
  drawText(document, String(tableNumber), { x: x + 2, y, width: left - 4, height }, { size: row * 1.9, least: 8, font: 'bold', align: 'center', vertical: 'middle' })
  document.rect(x, y, width, height).lineWidth(0.8).stroke(ink.strong)
  let top = y
  seats.forEach(({ position, startNumber, name, changedAt, height }, index) => {
    const at = { y: top, height }
    top += height
    const stamp = changeStamp(changedAt, locale)
    const place = plannedName(width, row, stamp !== null)
    const [positionEnd, numberEnd] = [x + left + row * 1.3, x + place.left]
    if (index > 0) document.moveTo(x + left, at.y).lineTo(x + width, at.y).lineWidth(0.4).stroke(ink.line)
    drawText(document, String(position), { x: x + left + 4, width: row * 1.3 - 4, ...at }, { size: row * 0.72, font: 'bold', vertical: 'middle' })
    drawText(document, String(startNumber), { x: positionEnd, width: numberEnd - positionEnd - 5, ...at }, { size: row * 0.6, least: 5, font: 'narrow', colour: ink.faint, align: 'right', vertical: 'middle' })
    drawText(document, name, { x: numberEnd, width: place.width, ...at }, { size: row * 0.7, least: leastOnWall, font: 'narrowBold', vertical: 'middle' })
    if (stamp !== null) drawText(document, stamp, { x: x + width - place.right, width: place.right - 3, ...at }, { size: row * 0.46, least: 4.5, font: 'narrowBold', colour: ink.red, align: 'right', vertical: 'middle' })
  })
}
