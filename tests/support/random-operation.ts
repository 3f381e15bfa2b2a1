import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { Operation } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { Position } from '@/lib/rules/table/table-size'

type Chance = () => number

const upTo = (random: Chance, count: number): number => Math.floor(random() * count)
const oneOf = <Value>(random: Chance, values: readonly Value[], otherwise: Value): Value => values[upTo(random, values.length)] ?? otherwise

function players({ tableSize, next }: ScoreList): Position[] {
  return positionsOf(tableSize).filter((position) => position !== next.sitsOut && position !== next.empty)
}

function game(list: ScoreList, random: Chance, place: number): GamePayload {
  const [a, ...others] = players(list).sort(() => random() - 0.5)
  const value = upTo(random, 9)
  const soloist = list.next.presented ?? (random() < 0.2 ? (a ?? 1) : null)
  const partner = others[0]
  const sign = random() < 0.5 ? 1 : -1
  const points = positionsOf(list.tableSize).map((position) => {
    if (!players(list).includes(position)) return null
    if (soloist !== null) return sign * (position === soloist ? 3 * value : -value)
    return sign * (position === a || position === partner ? value : -value)
  })
  const kind = soloist === null ? 'normal' : list.next.presented === null && random() < 0.3 ? 'silent-marriage' : 'solo'
  return { place, kind, soloist, points }
}

/** What a table and the desk do once its games are played: sign, confirm, hand in, check, and open again what turned out wrong. */
function ending(list: ScoreList, base: Omit<Operation, 'kind' | 'payload'>): Operation {
  if (list.checked !== null) return { ...base, kind: 'list-reopened', payload: { reason: 'a game is wrong' } }
  if (list.submitted !== null) return { ...base, kind: 'list-checked', payload: {} }
  const waiting = list.penalties.find(({ status }) => status === 'unsigned' || status === 'challenged')
  if (waiting?.status === 'unsigned') return { ...base, kind: 'penalty-countersigned', payload: { penaltyId: waiting.award.penaltyId } }
  if (waiting) return { ...base, kind: 'penalty-decided', payload: { penaltyId: waiting.award.penaltyId, outcome: 'upheld' } }
  const open = list.confirmations.find(({ state }) => state !== 'confirmed')
  if (open) return { ...base, kind: 'list-confirmed', payload: { position: open.position } }
  return list.reopened === null ? { ...base, kind: 'list-submitted', payload: { version: list.version } } : { ...base, kind: 'list-checked', payload: {} }
}

/** The end was announced: was dealing begun? Then what is left of the normal rubric is struck, in one go or in several. */
function timeOver({ next, owed, dealingBegun }: ScoreList, random: Chance, base: Omit<Operation, 'kind' | 'payload'>): Operation {
  if (dealingBegun === null) return { ...base, kind: 'dealing-begun', payload: { begun: random() < 0.5 } }
  return { ...base, kind: 'game-struck', payload: { count: 1 + upTo(random, next.remaining - owed.length) } }
}

/** Some operation that a table, a desk or a referee may try next, allowed or not. */
export function randomOperation(list: ScoreList, random: Chance, opId: string): Operation {
  const base = { opId, deviceId: 'phone', seq: 0, listId: 'list', baseVersion: 0, typedAt: '' }
  const { place } = list.next
  const earlier = 1 + upTo(random, Math.max(1, place - 1))
  const position = oneOf(random, positionsOf(list.tableSize), 1)
  const lone = random() < 0.5 ? oneOf(random, players(list), 1) : null
  const lastGame = list.rows.findLast((row) => row.row === 'game')
  const penaltyId = oneOf(random, list.penalties, undefined)?.award.penaltyId ?? 'none'
  const rare: readonly Operation[] = [
    { ...base, kind: 'game-corrected', payload: game(list, random, earlier) },
    { ...base, kind: 'game-undone', payload: { place: place - 1, undoes: lastGame?.stamp.opId ?? '' } },
    {
      ...base,
      kind: 'penalty-awarded',
      payload: {
        penaltyId: opId,
        place: random() < 0.8 ? place : earlier,
        severity: oneOf(random, ['minor', 'serious', 'decided', 'insignificant'] as const, 'minor'),
        kind: lone === null ? 'normal' : 'solo',
        offender: position,
        soloist: lone,
        couldDisadvantageSoloist: random() < 0.5,
        opposingCounterCalls: upTo(random, 5),
      },
    },
    { ...base, kind: 'penalty-countersigned', payload: { penaltyId } },
    { ...base, kind: 'penalty-challenged', payload: { penaltyId, challenger: null } },
    { ...base, kind: 'penalty-decided', payload: { penaltyId, outcome: oneOf(random, ['upheld', 'lifted'] as const, 'upheld') } },
    { ...base, kind: 'penalty-decided', payload: { penaltyId, outcome: 'changed', award: { penaltyId, place, severity: 'serious', kind: 'normal', offender: position, soloist: null, couldDisadvantageSoloist: false, opposingCounterCalls: 1 } } },
    { ...base, kind: 'penalty-cancelled', payload: { penaltyId, reason: 'mistaken' } },
    { ...base, kind: 'dealer-deviated', payload: { place, dealer: position } },
    { ...base, kind: 'seat-taken-over', payload: { position, person: `guest-${opId}`, fromPlace: place } },
    ...(random() < 0.1 ? [{ ...base, kind: 'seat-left-empty' as const, payload: { position, fromPlace: place } }] : []),
    ...(random() < 0.05 ? [{ ...base, kind: 'end-announced' as const, payload: {} }] : []),
    { ...base, kind: 'strike-withdrawn', payload: { undoes: list.strikes.at(-1)?.stamp.opId ?? '' } },
    ...(random() < 0.1 ? [{ ...base, kind: 'end-withdrawn' as const, payload: {} }] : []),
    { ...base, kind: 'list-reopened', payload: { reason: 'goes on', goesOn: random() < 0.5 } },
    ...(random() < 0.08 ? [{ ...base, kind: 'list-frozen' as const, payload: { reason: 'left', leaver: position } }] : []),
  ]
  if ((list.next.remaining === 0 || list.frozen !== null) && random() < 0.6) return ending(list, base)
  if (list.end !== null && list.next.remaining > list.owed.length && random() < 0.4) return timeOver(list, random, base)
  const usual: Operation = { ...base, kind: 'game-entered', payload: game(list, random, place) }
  return random() < 0.6 ? usual : oneOf(random, rare, usual)
}
