import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import type { Box } from '@/lib/pdf/box'
import { changeStamp } from '@/lib/pdf/change-stamp'
import { drawQr } from '@/lib/pdf/draw-qr'
import { drawText } from '@/lib/pdf/draw-text'
import { fillWords } from '@/lib/pdf/fill-words'
import { ink } from '@/lib/pdf/ink'
import { leastName } from '@/lib/pdf/least-name'
import type { PrintedTournament } from '@/lib/pdf/printed-tournament'
import type { PrintedSeatCard } from './printed-seat-card'

interface Card extends PrintedSeatCard {
  readonly tournament: PrintedTournament
  readonly round: number | null
}

/** Left white around the card, for scissors that miss the line. */
const white = 12
const qrSize = 74

/** One person's card: who it is, where to sit, and the way to the own page. */
export function drawSeatCard(document: PDFKit.PDFDocument, { x, y, width, height }: Box, { tournament, round, startNumber, name, club, seat, link }: Card, locale: Locale): void {
  const words = messagesOf(locale).print.seatCard
  const left = x + white
  const right = x + width - white
  const end = link === null ? right : right - qrSize - 12
  drawText(document, tournament.name, { x: left, y: y + white, width: right - left, height: 12 }, { size: 8, least: 4, font: 'narrow', colour: ink.faint })
  drawText(document, String(startNumber), { x: left, y: y + 25, width: end - left, height: 38 }, { size: 32, least: 14, font: 'bold', vertical: 'middle' })
  drawText(document, name, { x: left, y: y + 64, width: end - left, height: 31 }, { size: 13, least: leastName, font: 'narrowBold', vertical: 'middle' })
  drawText(document, club, { x: left, y: y + 96, width: end - left, height: 11 }, { size: 8, least: 4, font: 'narrow', colour: ink.faint, vertical: 'middle' })
  if (link !== null) {
    drawQr(document, link, { x: right - qrSize, y: y + 28, size: qrSize })
    drawText(document, words.ownPage, { x: right - qrSize - 10, y: y + 107, width: qrSize + 20, height: 9 }, { size: 6.5, least: 4, font: 'narrow', align: 'center' })
  }
  if (round === null || seat === null) return
  drawSeat(document, { x: left, y: y + height - white - 24, width: right - left, height: 24 }, { round, seat }, locale)
}

function drawSeat(document: PDFKit.PDFDocument, { x, y, width, height }: Box, { round, seat }: { round: number; seat: NonNullable<PrintedSeatCard['seat']> }, locale: Locale): void {
  const words = messagesOf(locale).print.seatCard
  const stamp = changeStamp(seat.changedAt, locale)
  const parts = [fillWords(words.round, { round }), fillWords(words.table, { table: seat.tableNumber }), fillWords(words.position, { position: seat.position })]
  const each = (width - (stamp === null ? 0 : 46)) / parts.length
  document.rect(x, y, width, height).lineWidth(0.8).stroke(ink.strong)
  parts.forEach((text, index) => drawText(document, text, { x: x + index * each + 5, y, width: each - 8, height }, { size: 12, least: 5, font: index === 1 ? 'bold' : 'plain', vertical: 'middle' }))
  if (stamp !== null) drawText(document, stamp, { x: x + width - 46, y, width: 42, height }, { size: 8, least: 5, font: 'narrowBold', colour: ink.red, align: 'right', vertical: 'middle' })
}
