import type { Locale } from '@/lib/i18n/locale'
import { changeStamp } from '@/lib/pdf/change-stamp'
import { drawText } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import { leastName } from '@/lib/pdf/least-name'
import { listPlaces, tickWidth, type ListGrid, type PlayerColumn } from './list-grid'
import type { ListWords } from './list-words'
import type { PrintedList, PrintedSeat } from './printed-list'

/** The heads of the columns: who sits at which position, and what is written below. */
export function drawListNames(document: PDFKit.PDFDocument, grid: ListGrid, { seats }: Pick<PrintedList, 'seats'>, words: ListWords, locale: Locale): void {
  grid.players.forEach((player, index) => drawPlayer(document, player, seats?.[index] ?? null, words, locale))
  const captions = [
    { ...grid.number, text: words.number },
    { ...grid.game, text: words.game },
    { ...grid.value, text: words.value },
    ...grid.players.flatMap(({ x, width }) => [
      { x, width: tickWidth, text: words.positive },
      { x: x + tickWidth, width: width - tickWidth, text: words.total },
    ]),
    { ...grid.note, text: words.note },
  ]
  const height = listPlaces.rows - listPlaces.captions
  document.rect(grid.x, listPlaces.captions, grid.width, height).fill(ink.tint)
  for (const { x, width, text } of captions) {
    drawText(document, text, { x: x + 1, y: listPlaces.captions, width: width - 2, height }, { size: 6.5, least: 5, font: 'narrow', align: 'center', vertical: 'middle' })
  }
}

function drawPlayer(document: PDFKit.PDFDocument, { position, x, width }: PlayerColumn, seat: PrintedSeat | null, words: ListWords, locale: Locale): void {
  const inner = { x: x + 3, width: width - 6 }
  const y = listPlaces.names
  document.rect(x, y, width, listPlaces.captions - y).lineWidth(0.8).stroke(ink.strong)
  drawText(document, String(position), { ...inner, y: y + 1, width: 14, height: 15 }, { size: 12, font: 'bold' })
  if (seat === null) {
    drawText(document, words.startNumber, { ...inner, y: y + 2, width: inner.width - 22, height: 9 }, { size: 6.5, font: 'narrow', colour: ink.faint, align: 'right' })
    return
  }
  drawText(document, `${words.startNumber} ${seat.startNumber}`, { x: inner.x + 14, width: inner.width - 14, y: y + 2, height: 12 }, { size: 9, least: 6, font: 'narrowBold', align: 'right' })
  drawText(document, seat.name, { ...inner, y: y + 15, height: 29 }, { size: 9.5, least: leastName, font: 'narrowBold', vertical: 'middle' })
  const stamp = changeStamp(seat.changedAt ?? null, locale)
  if (stamp !== null) drawText(document, stamp, { ...inner, y: y + 43.5, height: 8 }, { size: 6.5, least: 4.5, font: 'narrowBold', colour: ink.red })
  else drawText(document, seat.club, { ...inner, y: y + 44, height: 7.5 }, { size: 6, least: 3, font: 'narrow', colour: ink.faint })
}
