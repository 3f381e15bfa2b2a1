import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { changeStamp } from '@/lib/pdf/change-stamp'
import { drawPageHead } from '@/lib/pdf/draw-page-head'
import { drawPageNumber } from '@/lib/pdf/draw-page-number'
import { fillWords } from '@/lib/pdf/fill-words'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { drawPlannedTable, type PlannedTable } from './draw-planned-table'
import { lastChange } from './last-change'
import type { PrintedSeatPlan } from './printed-seat-plan'
import { plannedName } from './planned-name'
import { roomiestFlow } from './roomiest-flow'
import { seatHeight } from './seat-height'

/** From large letters for a few tables to small ones for a hall. */
const looks = [
  { columns: 1, row: 27 },
  { columns: 1, row: 20 },
  { columns: 2, row: 18 },
  { columns: 2, row: 14.5 },
] as const

/** The seat plan to hang up, table by table. */
export function seatPlanByTable(plan: PrintedSeatPlan, locale: Locale): readonly PdfPage[] {
  const words = messagesOf(locale).print.seatPlan
  const { row, pages } = roomiestFlow(looks, (row, width) => plan.tables.map((table) => heightened(table, row, width)))
  const stamp = changeStamp(lastChange(plan.tables.flatMap(({ seats }) => seats)), locale)
  return pages.map((tables, page, { length }) => ({
    draw: (document) => {
      drawPageHead(document, { tournament: plan.tournament, title: fillWords(words.byTable, { round: plan.round }), facts: [words.readTable], stamp }, locale)
      for (const placed of tables) drawPlannedTable(document, placed, row, locale)
      drawPageNumber(document, { page, pages: length }, locale)
    },
  }))
}

function heightened({ tableNumber, seats }: PrintedSeatPlan['tables'][number], row: number, width: number): PlannedTable & { readonly height: number } {
  const high = seats.map((seat) => ({ ...seat, height: seatHeight(seat.name, plannedName(width, row, seat.changedAt !== null).width, row) }))
  return { tableNumber, seats: high, height: high.reduce((sum, { height }) => sum + height, row * 0.6) }
}
