import type { SanctionKind } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'
import type { PenaltyClass } from '@/lib/rules/penalty/penalty-case'
import { offenderOf } from './offender-of'
import { listsWithDecisions } from './lists-with-decisions'

/** What somebody has been decided against in this tournament so far. */
export interface EarlierPenalty {
  readonly round: number
  readonly what: PenaltyClass | SanctionKind
}

/** By person, in the order of the rounds; what was cancelled, lifted or taken back does not count. */
export async function earlierPenalties(tournamentId: string): Promise<ReadonlyMap<string, readonly EarlierPenalty[]>> {
  const [lists, sanctions] = await Promise.all([listsWithDecisions(tournamentId), read((reader) => reader.sanction.findMany({ where: { tournamentId, cancelledAt: null }, orderBy: { decidedAt: 'asc' } }))])
  const onLists = lists.flatMap((folded) =>
    folded.list.penalties
      .filter(({ status, decided }) => status !== 'cancelled' && decided?.outcome !== 'lifted')
      .map((penalty) => ({ person: offenderOf(folded, folded.list, penalty), round: folded.round.number, what: penalty.award.severity })),
  )
  const outside = sanctions.map(({ participantId, roundNumber, kind }) => ({ person: participantId, round: roundNumber, what: kind }))
  const byPerson = new Map<string, EarlierPenalty[]>()
  for (const { person, ...penalty } of [...onLists, ...outside]) {
    if (person !== null) byPerson.set(person, [...(byPerson.get(person) ?? []), penalty])
  }
  return byPerson
}
