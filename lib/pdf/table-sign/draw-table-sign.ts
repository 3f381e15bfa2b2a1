import type { Locale } from '@/lib/i18n/locale'
import { longDay } from '@/lib/i18n/long-day'
import { messagesOf } from '@/lib/i18n/messages-of'
import { drawQr } from '@/lib/pdf/draw-qr'
import { drawText } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import { paper } from '@/lib/pdf/paper'
import type { PrintedTournament } from '@/lib/pdf/printed-tournament'
import { drawHallCorner, hallCorner } from './draw-hall-corner'
import type { PrintedSign } from './table-sign'

const x = 48
const width = paper.short - 2 * x
const qr = { x, y: 548, size: 220 }
const right = { x: qr.x + qr.size + 30, width: width - qr.size - 30 }

/** One sign: the number for the whole hall, below it the way to the list for who sits there, and apart from both the way for spectators. */
export function drawTableSign(document: PDFKit.PDFDocument, tournament: PrintedTournament, sign: PrintedSign, locale: Locale): void {
  const words = messagesOf(locale).print.sign
  const head = { x, width: hallCorner.x - x - 20 }
  drawText(document, tournament.name, { ...head, y: 34, height: 54 }, { size: 22, least: 9, font: 'bold', vertical: 'bottom' })
  const when = [tournament.place, longDay(tournament.day, locale)].filter(Boolean).join(' · ')
  drawText(document, when, { ...head, y: 92, height: 18 }, { size: 12, least: 6, colour: ink.faint })
  drawHallCorner(document, sign.hallLink, words.spectators)

  drawText(document, words.table, { x, y: 118, width, height: 58 }, { size: 44, align: 'center' })
  drawText(document, String(sign.tableNumber), { x, y: 156, width, height: 360 }, { size: 300, least: 100, font: 'bold', align: 'center', vertical: 'middle' })
  document.moveTo(x, 520).lineTo(x + width, 520).lineWidth(1).stroke(ink.line)

  drawQr(document, sign.link, qr)
  drawSteps(document, sign, words)
  drawText(document, words.note, { x, y: 786, width, height: 24 }, { size: 8.5, least: 7, colour: ink.faint, align: 'center' })
}

type Words = Record<'phone' | 'scan' | 'or' | 'type' | 'tableNumber' | 'code', string>

function drawSteps(document: PDFKit.PDFDocument, { tableNumber, address, code }: PrintedSign, words: Words): void {
  const line = (text: string, y: number, height: number, look: Parameters<typeof drawText>[3]) => drawText(document, text, { ...right, y, height }, look)
  line(words.phone, 548, 44, { size: 17, least: 12, font: 'bold' })
  line(words.scan, 594, 18, { size: 12, least: 9 })
  line(words.or, 622, 18, { size: 12, least: 9, colour: ink.faint })
  line(address, 638, 34, { size: 14, least: 8, font: 'bold' })
  line(words.type, 676, 18, { size: 12, least: 9, colour: ink.faint })

  const half = (right.width - 14) / 3
  const boxes = [
    { label: words.tableNumber, text: String(tableNumber), x: right.x, width: half },
    { label: words.code, text: `${code.slice(0, 3)} ${code.slice(3)}`, x: right.x + half + 14, width: 2 * half },
  ]
  for (const { label, text, ...place } of boxes) {
    drawText(document, label, { ...place, y: 700, height: 14 }, { size: 9.5, least: 6, colour: ink.faint })
    document.roundedRect(place.x, 716, place.width, 52, 5).lineWidth(1.2).stroke(ink.strong)
    drawText(document, text, { x: place.x + 5, y: 718, width: place.width - 10, height: 48 }, { size: 32, least: 14, font: 'bold', align: 'center', vertical: 'middle' })
  }
}
