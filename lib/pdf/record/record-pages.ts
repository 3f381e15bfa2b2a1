import { hallTime } from '@/lib/i18n/hall-time'
import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { drawPageHead, headEnd } from '@/lib/pdf/draw-page-head'
import { drawPageNumber } from '@/lib/pdf/draw-page-number'
import { drawText } from '@/lib/pdf/draw-text'
import { footOf } from '@/lib/pdf/foot-of'
import { ink } from '@/lib/pdf/ink'
import { paper } from '@/lib/pdf/paper'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import type { PrintedTournament } from '@/lib/pdf/printed-tournament'

export interface RecordEntry {
  /** What others point to, such as a number, or where it happened. */
  readonly mark: string
  readonly at: Date
  readonly text: string
  readonly by: string
}

interface PrintedRecord {
  readonly tournament: PrintedTournament
  readonly title: string
  readonly facts: readonly string[]
  readonly entries: readonly RecordEntry[]
  readonly locale: Locale
  /** Width of the marks. */
  readonly mark?: number
  /** Said when there is nothing to tell. */
  readonly empty?: string
}

const width = paper.short - 2 * paper.margin
const row = 24
const captionHeight = 16
const perPage = Math.floor((footOf(false) - 4 - headEnd - captionHeight) / row)

/** What happened, one line of it after the other: when, what, and by whom. */
export function recordPages({ tournament, title, facts, entries, locale, mark = 30, empty = '' }: PrintedRecord): readonly PdfPage[] {
  const words = messagesOf(locale).print
  const [time, by] = [42, 108]
  const columns = { mark: { x: paper.margin + 4, width: mark - 8 }, time: { x: paper.margin + mark, width: time - 6 }, text: { x: paper.margin + mark + time, width: width - mark - time - by - 8 }, by: { x: paper.margin + width - by, width: by - 4 } }
  const pages = Math.max(1, Math.ceil(entries.length / perPage))
  const draw = (document: PDFKit.PDFDocument, page: number): void => {
    drawPageHead(document, { tournament, title, facts }, locale)
    document.rect(paper.margin, headEnd, width, captionHeight).fill(ink.tint)
    for (const key of ['time', 'text', 'by'] as const) drawText(document, words.recordCaptions[key], { ...columns[key], y: headEnd, height: captionHeight }, { size: 8, least: 5, font: 'narrowBold', vertical: 'middle' })
    entries.slice(page * perPage, (page + 1) * perPage).forEach((entry, index) => {
      const at = { y: headEnd + captionHeight + index * row, height: row }
      drawText(document, entry.mark, { ...columns.mark, ...at }, { size: 9, least: 5, font: 'narrowBold', vertical: 'middle' })
      drawText(document, hallTime(entry.at.toISOString()), { ...columns.time, ...at }, { size: 9, font: 'narrow', vertical: 'middle' })
      drawText(document, entry.text, { ...columns.text, ...at }, { size: 9.5, least: 3, font: 'narrow', vertical: 'middle' })
      drawText(document, entry.by, { ...columns.by, ...at }, { size: 8.5, least: 3, font: 'narrow', colour: ink.faint, vertical: 'middle' })
      document.moveTo(paper.margin, at.y + row).lineTo(paper.margin + width, at.y + row).lineWidth(0.4).stroke(ink.line)
    })
    if (entries.length === 0) drawText(document, empty, { x: paper.margin, y: headEnd + captionHeight + 20, width, height: 20 }, { size: 12 })
    drawPageNumber(document, { page, pages }, locale)
  }
  return Array.from({ length: pages }, (_, page) => ({ draw: (document) => draw(document, page) }))
}
