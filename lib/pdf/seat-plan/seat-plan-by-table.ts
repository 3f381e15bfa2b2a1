import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { changeStamp } from '@/lib/pdf/change-stamp'
import { drawPageHead } from '@/lib/pdf/draw-page-head'
import { drawPageNumber } from '@/lib/pdf/draw-page-number'
import { fillWords } from '@/lib/pdf/fill-words'
import { flowColumns } from '@/lib/pdf/flow-columns'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { drawPlannedTable } from './draw-planned-table'
import { lastChange } from './last-change'
import type { PrintedSeatPlan } from './printed-seat-plan'

/** From large letters for a few tables to small ones for a hall; the first that needs one page is taken. */
const looks = [
  { columns: 1, row: 27 },
  { columns: 1, row: 20 },
  { columns: 2, row: 18 },
  { columns: 2, row: 14.5 },
] as const

/** The seat plan to hang up, table by table. */
export function seatPlanByTable(plan: PrintedSeatPlan, locale: Locale): readonly PdfPage[] {
  const words = messagesOf(locale).print.seatPlan
  const tries = looks.map(({ columns, row }) => ({
    row,
    pages: flowColumns(plan.tables.map((table) => ({ ...table, height: table.seats.length * row + row * 0.6 })), { columns, gap: 20 }),
  }))
  const chosen = tries.find(({ pages }) => pages.length === 1) ?? tries.at(-1)
  const stamp = changeStamp(lastChange(plan.tables.flatMap(({ seats }) => seats)), locale)
  return (chosen?.pages ?? []).map((tables, page, { length }) => ({
    draw: (document) => {
      drawPageHead(document, { tournament: plan.tournament, title: fillWords(words.byTable, { round: plan.round }), facts: [words.readTable], stamp }, locale)
      for (const placed of tables) drawPlannedTable(document, placed, chosen?.row ?? 0, locale)
      drawPageNumber(document, { page, pages: length }, locale)
    },
  }))
}
