import { may } from '@/lib/auth/may'
import { scoreListPages } from '@/lib/pdf/score-list/score-list-pages'
import { seatPlanByName } from '@/lib/pdf/seat-plan/seat-plan-by-name'
import { seatPlanByTable } from '@/lib/pdf/seat-plan/seat-plan-by-table'
import { tableSignPages } from '@/lib/pdf/table-sign/table-sign-pages'
import { publicAddress } from '@/lib/server/public-address'
import { notePrintedAddress } from '@/lib/tournament/instance/note-printed-address'
import { notePrintedSigns } from '@/lib/tournament/print/note-printed-signs'
import { roundToPrint, type RoundToPrint } from '@/lib/tournament/print/round-to-print'
import type { PrintedDocument, PrintOrder } from './printed-document'

type Drawn = (round: RoundToPrint, order: PrintOrder) => ReturnType<typeof tableSignPages>

/** The way from paper to the list on a phone. */
const wayOf = ({ token, code }: RoundToPrint['tables'][number]) => ({ link: `${publicAddress()}/list#t=${token}`, address: `${publicAddress()}/list`, code })

const plan = ({ number, tables }: RoundToPrint, { tournament }: PrintOrder) => ({ tournament, round: number, tables })

const byTable: Drawn = (round, order) => seatPlanByTable(plan(round, order), order.locale)

const byName: Drawn = (round, order) => seatPlanByName(plan(round, order), order.locale)

const signs: Drawn = ({ hallPath, tables }, { tournament, locale }) =>
  tableSignPages(tournament, tables.map((table) => ({ ...wayOf(table), tableNumber: table.tableNumber, hallLink: publicAddress() + hallPath })), locale)

const missingSigns: Drawn = (round, order) => signs({ ...round, tables: round.tables.filter(({ isPrinted }) => !isPrinted) }, order)

const lists: Drawn = ({ number, tables }, { tournament, locale }) => scoreListPages(tables.map((table) => ({ ...table, tournament, round: number, phone: wayOf(table) })), locale)

/** One file of these parts, in this order. */
const documentOf = (...parts: readonly Drawn[]): PrintedDocument => ({
  may: may.print,
  pages: async (order) => {
    const round = await roundToPrint(order.tournament.id)
    return parts.flatMap((part) => part(round, order))
  },
  printed: async ({ tournament }) => {
    // From now on the address in the QR codes must stay.
    if (parts.some((part) => part === signs || part === missingSigns || part === lists)) await notePrintedAddress(publicAddress())
    if (!parts.some((part) => part === signs || part === missingSigns)) return
    const { tables } = await roundToPrint(tournament.id)
    await notePrintedSigns(tournament.id, tables.map(({ tableNumber }) => tableNumber))
  },
})

/** What hangs and lies in the hall before a round is released; the whole of it in the order in which it is handed out. */
export const roundDocuments = {
  'next-round': documentOf(byTable, byName, missingSigns, lists),
  'next-round-all': documentOf(byTable, byName, signs, lists),
  'seats-by-table': documentOf(byTable),
  'seats-by-name': documentOf(byName),
  signs: documentOf(signs),
  lists: documentOf(lists),
} as const satisfies Record<string, PrintedDocument>
