import type { Locale } from '@/lib/i18n/locale'
import { longDay } from '@/lib/i18n/long-day'
import { drawQr } from '@/lib/pdf/draw-qr'
import { drawText } from '@/lib/pdf/draw-text'
import { fillWords } from '@/lib/pdf/fill-words'
import { ink } from '@/lib/pdf/ink'
import { listPlaces, type ListGrid } from './list-grid'
import type { ListWords } from './list-words'
import type { PrintedList } from './printed-list'

const qrSize = 70
const figure = { width: 66, height: 40, gap: 8 } as const

/** Which list this is: tournament, table, round, and the way to the same list on a phone. */
export function drawListHead(document: PDFKit.PDFDocument, { x, width }: ListGrid, list: PrintedList, words: ListWords, locale: Locale): void {
  const y = listPlaces.head
  const end = list.phone === null ? x + width : x + width - qrSize - 18
  const left = end - x - 2 * (figure.width + figure.gap)
  drawText(document, words.title, { x, y: y - 2, width: left, height: 26 }, { size: 20, font: 'bold' })
  if (list.tournament !== null) {
    const { name, place, day } = list.tournament
    drawText(document, name, { x, y: y + 23, width: left - 10, height: 18 }, { size: 10.5, least: 6, font: 'narrowBold', vertical: 'middle' })
    drawText(document, [place, longDay(day, locale)].filter(Boolean).join(' · '), { x, y: y + 41, width: left - 10, height: 12 }, { size: 8, least: 5, font: 'narrow', colour: ink.faint })
  }
  const figures = [
    { label: words.table, value: list.tableNumber },
    { label: words.round, value: list.round },
  ]
  figures.forEach(({ label, value }, index) => {
    const at = { x: end - (2 - index) * (figure.width + figure.gap) + figure.gap, y, width: figure.width, height: figure.height }
    document.rect(at.x, at.y, at.width, at.height).lineWidth(0.8).stroke(ink.strong)
    drawText(document, label, { x: at.x + 4, y: at.y + 2, width: at.width - 8, height: 9 }, { size: 7, colour: ink.faint })
    drawText(document, value === null ? '' : String(value), { x: at.x + 4, y: at.y + 9, width: at.width - 8, height: 31 }, { size: 25, least: 10, font: 'bold', align: 'center' })
  })
  if (list.phone === null) return
  drawQr(document, list.phone.link, { x: x + width - qrSize, y, size: qrSize })
  const { address, code } = list.phone
  const way = fillWords(words.phone, { address, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  drawText(document, way, { x, y: y + 58, width: end - x, height: 12 }, { size: 8, least: 5, font: 'narrow', vertical: 'bottom' })
}
