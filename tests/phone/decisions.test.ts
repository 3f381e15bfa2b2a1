import { describe, expect, it } from 'vitest'
import { consequencesOf } from '@/components/score-list/claim/consequences-of'
import { freshDecisions } from '@/lib/phone/fresh-decisions'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import { listLog, type ListLog } from '@/tests/support/list-log'

const award: PenaltyPayload = { penaltyId: 'p', place: 1, severity: 'serious', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 }
const game = (place: number) => ({ place, kind: 'normal' as const, soloist: null, points: [1, 1, -1, -1] })
const solo = { kind: 'solo', soloist: 1 } as const

const open = listLog(4)
const unsigned = open.add('penalty-awarded', award)
const signed = unsigned.add('penalty-countersigned', { penaltyId: 'p' })
const challenged = signed.add('penalty-challenged', { penaltyId: 'p', challenger: 2 })

describe('a decision that the table has to know of', () => {
  it.each<[string, ListLog, boolean]>([
    ['is one that is not countersigned', unsigned, true],
    ['and stays one while play goes on', unsigned.add('game-entered', game(1)), true],
    ['is a countersigned one before the next game', signed, true],
    ['and no longer after it', signed.add('game-entered', game(1)), false],
    ['is none while the tribunal is waited for: then play rests', challenged, false],
    ['is what the tribunal has decided', challenged.add('penalty-decided', { penaltyId: 'p', outcome: 'lifted' }), true],
    ['is one that was cancelled after a game', signed.add('game-entered', game(1)).add('penalty-cancelled', { penaltyId: 'p', reason: 'wrong table' }), true],
  ])('%s', (_, log, isFresh) => {
    expect(freshDecisions(log.fold()).length === 1).toBe(isFresh)
  })
})

describe('what is said of the game after a penalty', () => {
  const struck = open.add('end-announced', {}).add('dealing-begun', { begun: false }).add('game-struck', { count: 20 })
  it.each<[string, ListLog, Partial<PenaltyPayload>, string[]]>([
    ['minor: it goes on', open, { severity: 'minor' }, ['goes-on']],
    ['serious: the same dealer deals again', open, {}, ['dealt-again']],
    ['serious by the soloist: his solo stays owed', open, { ...solo, offender: 1 }, ['dealt-again', 'solo-stays-owed']],
    ['serious against the soloist: it counts, and the solo is done', open, solo, ['counts-as-compulsory-solo']],
    ['in a silent marriage no solo is done', open, { ...solo, silentMarriage: true }, ['counts-as-silent-marriage']],
    ['once the time is over it is not repeated', open.add('end-announced', {}).add('dealing-begun', { begun: true }), {}, ['not-repeated']],
    ['but a presented solo is', struck, { ...solo, soloist: 2, offender: 2 }, ['dealt-again', 'solo-stays-owed']],
    ['decided: the rest of the tricks goes to the opponents', open, { severity: 'decided' }, ['remaining-tricks-to-opponents']],
  ])('%s', (_, log, change, consequences) => {
    const list = log.add('penalty-awarded', { ...award, ...change }).fold()
    const row = list.rows.find((each) => each.row === 'penalty')
    expect(row?.row === 'penalty' && consequencesOf(row, list.end !== null)).toEqual(consequences)
  })
})
