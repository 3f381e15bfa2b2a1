import { formatPoints } from '@/lib/i18n/format-points'
import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { fillWords } from '@/lib/pdf/fill-words'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { ListRecord, RecordNames } from './list-record'
import { penaltyReason } from './penalty-reason'
import type { SceneWords } from './scene-words'

const levels = ['0', '1', '2', '3', '4'] as const

/** What a referee found and why, and what it cost the offender, with the paragraph. */
export function penaltyWords(record: ListRecord, award: PenaltyPayload, scene: SceneWords, names: RecordNames, locale: Locale): string {
  const { print, penaltyForm, claim, catalogue } = messagesOf(locale)
  const reasons: Readonly<Record<string, string>> = { ...catalogue.entries, ...claim.violations, ...names.reasons }
  const row = record.list.rows.find((each) => each.row === 'penalty' && each.penaltyId === award.penaltyId)
  const points = row?.row === 'penalty' ? row.points[award.offender - 1] : null
  // Points belong to whoever sat there then, which a substitute does not change.
  const offender = row?.row === 'penalty' ? (row.persons[award.offender - 1] ?? null) : null
  const parts = [
    `${offender === null ? scene.seat(award.offender) : scene.person(offender)}${points === null || points === undefined ? '' : ` ${formatPoints(points)}`}`,
    penaltyForm.severities[award.severity],
    reasons[penaltyReason(record, award) ?? ''] ?? '',
    award.severity === 'bound' ? '' : penaltyForm.kinds[award.kind],
    award.soloist === null || award.severity === 'bound' ? '' : fillWords(print.record.soloOf, { name: scene.seat(award.soloist) }),
    award.opposingCounterCalls > 0 ? fillWords(print.record.counterCalls, { level: penaltyForm.levels[levels[award.opposingCounterCalls] ?? '0'] }) : '',
    row?.row === 'penalty' ? `TSR ${row.tsr}` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
