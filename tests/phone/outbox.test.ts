import { describe, expect, it } from 'vitest'
import { applyOutcomes } from '@/lib/phone/apply-outcomes'
import { entriesToSend } from '@/lib/phone/entries-to-send'
import type { Outcome } from '@/lib/schema/outcome'
import { sendAgain } from '@/lib/phone/send-again'
import { outboxOf } from '@/tests/phone/outbox-of'
import { listLog } from '@/tests/support/list-log'

const game = (place: number, value: number) => ({ place, kind: 'normal' as const, soloist: null, points: [value, value, -value, -value] })
const receivedAt = '2026-11-29T14:00:00.000Z'
const current = { version: 1, kind: 'game-entered' as const, payload: game(1, 5), by: 'device:other', receivedAt }

/** Game 1, game 2, and a correction of game 1. */
const log = listLog(4).add('game-entered', game(1, 2), game(2, 3)).add('game-corrected', game(1, 4))
const states = (outcomes: readonly Outcome[]) => applyOutcomes(outboxOf(log), outcomes).map(({ state }) => state)

describe('what the server says about entries', () => {
  it.each<[string, Outcome]>([
    ['stored', { opId: 'op-1', outcome: 'stored', place: 1, version: 1, receivedAt }],
    ['known from before', { opId: 'op-1', outcome: 'known', place: 1, version: 1, receivedAt }],
    ['the same as what is there', { opId: 'op-1', outcome: 'duplicate', current }],
  ])('%s: counts as on the server', (_, outcome) => {
    expect(states([outcome])).toEqual(['stored', 'waiting', 'waiting'])
  })

  it.each<[string, Outcome]>([
    ['a conflict', { opId: 'op-1', outcome: 'conflict', current }],
    ['a refusal', { opId: 'op-1', outcome: 'refused', violations: [] }],
    ['an id that means something else there', { opId: 'op-1', outcome: 'mismatch' }],
  ])('%s stays on the device and holds back what was typed on top of it, nothing else', (_, outcome) => {
    expect(states([outcome])).toEqual(['problem', 'waiting', 'held'])
  })

  it('leaves what it says nothing about waiting', () => {
    expect(states([])).toEqual(['waiting', 'waiting', 'waiting'])
  })
})

describe('what is sent', () => {
  it('is what waits, in the order in which it was typed, and no more than fits', () => {
    const [first, second, third] = outboxOf(log)
    if (!first || !second || !third) throw new Error('the log is too short')
    const mixed = [third, { ...first, state: 'stored' as const }, second]
    expect(entriesToSend(mixed, 50).map(({ seq }) => seq)).toEqual([2, 3])
    expect(entriesToSend(mixed, 1).map(({ seq }) => seq)).toEqual([2])
  })

  it('is everything acknowledged as well, under the same ids, once the server went back to a copy', () => {
    const acknowledged = applyOutcomes(outboxOf(log), [{ opId: 'op-1', outcome: 'stored', place: 1, version: 1, receivedAt }])
    expect(entriesToSend(sendAgain(acknowledged), 50).map(({ opId }) => opId)).toEqual(['op-1', 'op-2', 'op-3'])
  })
})
