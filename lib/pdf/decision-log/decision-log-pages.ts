import { formatPoints } from '@/lib/i18n/format-points'
import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { fillWords } from '@/lib/pdf/fill-words'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { recordPages, type RecordEntry } from '@/lib/pdf/record/record-pages'
import { toldOperation } from '@/lib/pdf/record/told-operation'
import type { Operation, OperationKind } from '@/lib/rules/list/operation'
import type { PrintedDecisions, PrintedSanction } from './printed-decisions'

/** What somebody decided, claimed or signed; how a table kept its list stands on the list. */
const logged: ReadonlySet<OperationKind> = new Set([
  'claim-raised', 'claim-withdrawn', 'penalty-awarded', 'penalty-countersigned', 'penalty-challenged', 'penalty-decided', 'penalty-cancelled',
  'extra-time-granted', 'dealer-deviated', 'game-struck', 'strike-withdrawn', 'seat-taken-over', 'seat-left-empty', 'list-frozen', 'list-objected', 'list-reopened',
] satisfies OperationKind[])

/** A correction at the desk is a decision, one at the table is not. */
const isLogged = ({ kind, by }: Operation): boolean => logged.has(kind) || (kind === 'game-corrected' && by?.startsWith('account:') === true)

/** Everything that was claimed, decided, signed and imposed, in the order in which it happened. */
export function decisionLogPages({ tournament, rounds, names, sanctions }: PrintedDecisions, locale: Locale): readonly PdfPage[] {
  const { decisions } = messagesOf(locale).print
  const onLists = rounds.flatMap(({ number, lists }) =>
    lists.flatMap((list) => {
      const mark = fillWords(decisions.where, { round: number, table: list.tableNumber })
      return list.operations.filter(isLogged).flatMap((operation): RecordEntry[] => {
        const told = toldOperation(list, operation, names, locale)
        return told === null ? [] : [{ mark, ...told }]
      })
    }),
  )
  const entries = [...onLists, ...sanctions.map((sanction) => sanctionEntry(sanction, locale))].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return recordPages({ tournament, locale, entries, title: decisions.title, facts: [], mark: 58, empty: decisions.empty })
}

function sanctionEntry({ person, startNumber, round, kind, points, reason, by, at, cancelled }: PrintedSanction, locale: Locale): RecordEntry {
  const { decisions } = messagesOf(locale).print
  const text = fillWords(decisions.sanctions[kind], { name: `${person} (${startNumber})`, points: formatPoints(-points), reason })
  return { mark: fillWords(decisions.round, { round }), at: new Date(at), by, text: cancelled === null ? text : `${text} · ${fillWords(decisions.takenBack, { reason: cancelled })}` }
}
