import { may } from '@/lib/auth/may'
import { decisionLogPages } from '@/lib/pdf/decision-log/decision-log-pages'
import { filledListPages } from '@/lib/pdf/filled-list/filled-list-pages'
import { standingsPages } from '@/lib/pdf/standings/standings-pages'
import { decisionsToPrint } from '@/lib/tournament/print/decisions-to-print'
import { filledListsToPrint } from '@/lib/tournament/print/filled-lists-to-print'
import { standingsToPrint } from '@/lib/tournament/print/standings-to-print'
import type { PrintedDocument, PrintOrder } from './printed-document'

async function rankingOf({ tournament, locale }: PrintOrder, kind: 'standings' | 'results') {
  return standingsPages({ ...(await standingsToPrint(tournament.id)), kind, tournament, plannedRounds: tournament.plannedRounds, at: new Date() }, locale)
}

/** What is kept, signed and hung up after a round. */
export const resultDocuments = {
  'filled-lists': {
    may: may.print,
    pages: async ({ tournament, locale, ...wanted }) => {
      const { round, releasedAt, lists, names } = await filledListsToPrint(tournament.id, wanted)
      const printed = lists.map(({ seats, ...list }) => ({ ...list, tournament, round, releasedAt, names, seats, tableSize: list.head.tableSize }))
      return filledListPages(printed, locale)
    },
  },
  standings: { may: may.print, pages: (order) => rankingOf(order, 'standings') },
  results: { may: may.print, pages: (order) => rankingOf(order, 'results') },
  decisions: {
    may: may.seePenalties,
    pages: async ({ tournament, locale }) => decisionLogPages({ tournament, ...(await decisionsToPrint(tournament.id)) }, locale),
  },
} as const satisfies Record<string, PrintedDocument>
