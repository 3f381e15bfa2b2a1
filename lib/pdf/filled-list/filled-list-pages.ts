import { formatPoints } from '@/lib/i18n/format-points'
import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { drawText } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { drawListFoot } from '@/lib/pdf/score-list/draw-list-foot'
import { drawListHead } from '@/lib/pdf/score-list/draw-list-head'
import { drawListNames } from '@/lib/pdf/score-list/draw-list-names'
import { drawListRows } from '@/lib/pdf/score-list/draw-list-rows'
import { listGrid, type ListGrid } from '@/lib/pdf/score-list/list-grid'
import { drawFilledRow } from './draw-filled-row'
import { filledFoot } from './filled-foot'
import { filledRows, type FilledRows } from './filled-rows'
import { listRemarks } from './list-remarks'
import type { PrintedFilledList } from './printed-filled-list'
import { remarkPages } from './remark-pages'

/** Lists as they were written, each on one page in the form of the paper list, followed by its remarks where there are any. */
export const filledListPages = (lists: readonly PrintedFilledList[], locale: Locale): readonly PdfPage[] => lists.flatMap((list) => pagesOf(list, locale))

function pagesOf(printed: PrintedFilledList, locale: Locale): readonly PdfPage[] {
  const { list: form, filled: words } = messagesOf(locale).print
  const remarks = listRemarks(printed, locale)
  const draw = (document: PDFKit.PDFDocument): void => {
    const rows = filledRows(printed, remarks, locale)
    const grid = writtenGrid(printed, rows)
    const { totals, totalsOnly } = printed.list
    const isZero = totals.reduce((sum, total) => sum + total, 0) === 0
    drawListHead(document, grid, { ...printed, phone: null }, form, locale)
    drawListNames(document, grid, printed, { ...form, total: words.pointsAndTotal }, locale)
    drawListRows(document, grid, { ...form, award: '' }, isZero ? '☑' : '☐')
    for (const row of grid.rows) {
      const filled = row.kind === 'penalty' ? rows.penalties[Number(row.label.slice(1)) - 1] : rows.games.get(placeOf(row))
      if (filled !== undefined) drawFilledRow(document, grid, row, filled)
      if (row.kind === 'result') grid.players.forEach(({ x, width }, index) => drawText(document, formatPoints(totals[index] ?? 0), { x: x + 3, y: row.y, width: width - 7, height: row.height }, { size: 11, least: 6, font: 'bold', align: 'right', vertical: 'middle' }))
    }
    if (totalsOnly) drawTotalsOnly(document, grid, words.totalsOnly)
    drawListFoot(document, grid, printed, form, filledFoot(printed, locale))
  }
  return [{ draw }, ...remarkPages(printed, remarks, locale)]
}

/** The form of this list: as many rows for penalties as it has, and marked who really dealt. */
function writtenGrid({ tableSize, list }: PrintedFilledList, { games, penalties }: FilledRows): ListGrid {
  const grid = listGrid(tableSize, penalties.length)
  let penalty = 0
  return {
    ...grid,
    rows: grid.rows.map((row) => {
      if (row.kind === 'penalty') return { ...row, label: `P${(penalty += 1)}` }
      if (list.totalsOnly) return { ...row, marked: null }
      return row.kind === 'normal' ? { ...row, marked: games.get(placeOf(row))?.dealer ?? row.marked } : row
    }),
  }
}

const placeOf = ({ kind, label }: ListGrid['rows'][number]): string => (kind === 'normal' ? `N${label}` : label)

/** Across the rows, on white: the rows stay empty because nobody knows what was in them. */
function drawTotalsOnly(document: PDFKit.PDFDocument, { players, rows }: ListGrid, text: string): void {
  const [first, last, row] = [players[0], players.at(-1), rows[3]]
  if (first === undefined || last === undefined || row === undefined) return
  const box = { x: first.x + 12, y: row.y, width: last.x + last.width - first.x - 24, height: 2 * row.height }
  document.rect(box.x, box.y, box.width, box.height).fillAndStroke('#ffffff', ink.strong)
  drawText(document, text, box, { size: 11, least: 6, font: 'bold', align: 'center', vertical: 'middle' })
}
