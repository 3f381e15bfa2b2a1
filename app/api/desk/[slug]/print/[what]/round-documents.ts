import { may } from '@/lib/auth/may'
import { scoreListPages } from '@/lib/pdf/score-list/score-list-pages'
import { seatPlanByName } from '@/lib/pdf/seat-plan/seat-plan-by-name'
import { seatPlanByTable } from '@/lib/pdf/seat-plan/seat-plan-by-table'
import { tableSignPages } from '@/lib/pdf/table-sign/table-sign-pages'
import { publicAddress } from '@/lib/server/public-address'
import { notePrintedAddress } from '@/lib/tournament/instance/note-printed-address'
import { roundToPrint, type TableToPrint } from '@/lib/tournament/print/round-to-print'
import type { PrintedDocument, PrintOrder } from './printed-document'

/** The way from paper to the list on a phone; from now on this address must stay. */
async function printedWays(tables: readonly TableToPrint[]) {
  const address = publicAddress()
  await notePrintedAddress(address)
  return tables.map(({ token, code }) => ({ link: `${address}/list#t=${token}`, address: `${address}/list`, code }))
}

async function planOf({ tournament }: PrintOrder) {
  const { number, tables } = await roundToPrint(tournament.id)
  return { tournament, round: number, tables }
}

/** What hangs and lies in the hall before a round is released. */
export const roundDocuments = {
  'seats-by-table': { may: may.print, pages: async (order) => seatPlanByTable(await planOf(order), order.locale) },
  'seats-by-name': { may: may.print, pages: async (order) => seatPlanByName(await planOf(order), order.locale) },
  signs: {
    may: may.print,
    pages: async ({ tournament, locale }) => {
      const { tables } = await roundToPrint(tournament.id)
      const ways = await printedWays(tables)
      return tableSignPages(tournament, ways.map((way, index) => ({ ...way, tableNumber: tables[index]?.tableNumber ?? 0 })), locale)
    },
  },
  lists: {
    may: may.print,
    pages: async ({ tournament, locale }) => {
      const { number, tables } = await roundToPrint(tournament.id)
      const ways = await printedWays(tables)
      return scoreListPages(tables.map(({ tableNumber, tableSize, seats }, index) => ({ tableSize, tournament, round: number, tableNumber, seats, phone: ways[index] ?? null })), locale)
    },
  },
} as const satisfies Record<string, PrintedDocument>
