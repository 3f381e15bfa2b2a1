import type { Desk } from '@/lib/auth/desk-of'
import type { Locale } from '@/lib/i18n/locale'
import { scoreListsPdf } from '@/lib/pdf/score-list/score-lists-pdf'
import { standingsPdf } from '@/lib/pdf/standings/standings-pdf'
import { tableSignsPdf } from '@/lib/pdf/table-sign/table-signs-pdf'
import { publicAddress } from '@/lib/server/public-address'
import { notePrintedAddress } from '@/lib/tournament/instance/note-printed-address'
import { roundToPrint, type TableToPrint } from '@/lib/tournament/print/round-to-print'
import { standingsToPrint } from '@/lib/tournament/print/standings-to-print'

type Tournament = Desk['tournament']

/** The way from paper to the list on a phone; from now on this address must stay. */
async function printedWays(tables: readonly TableToPrint[]) {
  const address = publicAddress()
  await notePrintedAddress(address)
  return tables.map(({ token, code }) => ({ link: `${address}/list#t=${token}`, address: `${address}/list`, code }))
}

async function signs(tournament: Tournament, locale: Locale): Promise<Buffer> {
  const { tables } = await roundToPrint(tournament.id)
  const ways = await printedWays(tables)
  return tableSignsPdf(tournament, ways.map((way, index) => ({ ...way, tableNumber: tables[index]?.tableNumber ?? 0 })), locale)
}

async function lists(tournament: Tournament, locale: Locale): Promise<Buffer> {
  const { number, tables } = await roundToPrint(tournament.id)
  const ways = await printedWays(tables)
  return scoreListsPdf(tables.map(({ tableNumber, tableSize, seats }, index) => ({ tableSize, tournament, round: number, tableNumber, seats, phone: ways[index] ?? null })), locale)
}

async function blankList(tournament: Tournament, locale: Locale): Promise<Buffer> {
  const sizes = tournament.kind === 'official' ? ([4] as const) : ([4, 5] as const)
  return scoreListsPdf(sizes.map((tableSize) => ({ tableSize, tournament, round: null, tableNumber: null, seats: null, phone: null })), locale)
}

async function standings(tournament: Tournament, locale: Locale): Promise<Buffer> {
  const ranking = await standingsToPrint(tournament.id)
  return standingsPdf({ ...ranking, tournament, plannedRounds: tournament.plannedRounds, at: new Date() }, locale)
}

/** What can be printed, by the last part of its address. */
export const documents: ReadonlyMap<string, (tournament: Tournament, locale: Locale) => Promise<Buffer>> = new Map([
  ['signs', signs],
  ['lists', lists],
  ['blank-list', blankList],
  ['standings', standings],
])
