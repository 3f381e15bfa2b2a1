import { describe, expect, it } from 'vitest'
import { callAnswer } from '@/components/rules/call/call-answer'
import type { Call } from '@/lib/rules/calls/call'

const quiet = { clarificationTrick: null, own: { highest: null, lateResponse: false }, opposing: null } as const
const own = (highest: Call, lateResponse = false) => ({ highest, lateResponse })

describe('was this call in time', () => {
  it.each([
    ['Re with 11 cards', { ...quiet, call: 'call', cardsInHand: 11 }, true, 11, [['first-call', '6.2.2']]],
    ['Re with 10 cards', { ...quiet, call: 'call', cardsInHand: 10 }, false, 11, [['first-call', '6.2.2']]],
    ['Re in response to Kontra', { ...quiet, call: 'call', cardsInHand: 10, opposing: 'call' }, true, 10, [['response', '6.4.4']]],
    ['no 60 after no 90', { ...quiet, call: 'no60', cardsInHand: 9, own: own('no90') }, true, 9, [['counter-call', '6.3.4']]],
    ['no 60 that skips no 90', { ...quiet, call: 'no60', cardsInHand: 9, own: own('call') }, false, 10, [['skipped', '6.4.3']]],
    ['no 90 after a late response', { ...quiet, call: 'no90', cardsInHand: 10, own: own('call', true), opposing: 'call' }, false, null, [['after-late-response', '6.4.4']]],
    ['no 90 twice', { ...quiet, call: 'no90', cardsInHand: 10, own: own('no90') }, false, null, [['already-called', '6.4.7']]],
    ['Re after the third trick settled a marriage', { ...quiet, call: 'call', cardsInHand: 9, clarificationTrick: 3 }, true, 9, [['first-call', '6.2.2'], ['marriage', '6.4.2']]],
    ['Re after the first trick settled a marriage', { ...quiet, call: 'call', cardsInHand: 11, clarificationTrick: 1 }, true, 11, [['first-call', '6.2.2']]],
  ] as const)('%s', (_name, situation, inTime, latest, notes) => {
    const answer = callAnswer(situation)
    expect([answer.inTime, answer.latest, answer.notes.map(({ code, tsr }) => [code, tsr])]).toEqual([inTime, latest, notes])
  })
})
