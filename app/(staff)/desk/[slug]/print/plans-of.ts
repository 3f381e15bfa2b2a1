import type { Desk } from '@/lib/auth/desk-of'
import { seatPlanByName } from '@/lib/pdf/seat-plan/seat-plan-by-name'
import { seatPlanByTable } from '@/lib/pdf/seat-plan/seat-plan-by-table'
import { roundToPrint } from '@/lib/tournament/print/round-to-print'
import type { Locale } from '@/lib/i18n/locale'

/** How many sheets the seat plans take, by the same functions that draw them. */
export async function plansOf(tournament: Desk['tournament'], locale: Locale): Promise<{ byTable: number; byName: number }> {
  const { number, tables } = await roundToPrint(tournament.id)
  const plan = { tournament, round: number, tables }
  return { byTable: seatPlanByTable(plan, locale).length, byName: seatPlanByName(plan, locale).length }
}
