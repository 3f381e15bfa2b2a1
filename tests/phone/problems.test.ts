import { describe, expect, it } from 'vitest'
import { mineAgain } from '@/lib/phone/mine-again'
import { openProblems } from '@/lib/phone/open-problems'
import { theirsAgain } from '@/lib/phone/theirs-again'
import { outboxOf } from '@/tests/phone/outbox-of'
import { listLog } from '@/tests/support/list-log'

const game = (place: number, value: number) => ({ place, kind: 'normal' as const, soloist: null, points: [value, value, -value, -value] })
const theirs = listLog(4).add('game-entered', game(1, 5)).fold()
const mine = outboxOf(listLog(4).add('game-entered', game(1, 2)).add('game-corrected', game(1, 3)))

describe('an entry that counts after all', () => {
  it('corrects what stands there, with the last that was typed on top of it', () => {
    expect(mineAgain(theirs, mine)).toEqual({ kind: 'game-corrected', payload: game(1, 3) })
  })

  it('is entered anew when nothing stands there any more', () => {
    expect(mineAgain(listLog(4).fold(), mine)).toEqual({ kind: 'game-entered', payload: game(1, 3) })
  })

  it('takes back what stands there when it was an undo, or nothing when there is nothing', () => {
    const undo = outboxOf(listLog(4).add('game-entered', game(1, 2)).add('game-undone', { place: 1, undoes: 'op-1' }))
    expect(mineAgain(theirs, undo)).toEqual({ kind: 'game-undone', payload: { place: 1, undoes: 'op-1' } })
    expect(mineAgain(listLog(4).fold(), undo)).toBeNull()
  })

  it('hands in the list as it stands now', () => {
    const submitted = outboxOf(listLog(4).add('list-submitted', { version: 0 }))
    expect(mineAgain(theirs, submitted)).toEqual({ kind: 'list-submitted', payload: { version: 1 } })
  })
})

describe('an entry that is left as it stands', () => {
  const current = { version: 1, kind: 'game-entered' as const, payload: game(1, 5), by: 'device:second', receivedAt: null }

  it('is said again, so that the decision reaches the desk', () => {
    expect(theirsAgain(theirs, current)).toEqual({ kind: 'game-corrected', payload: game(1, 5) })
  })

  it('needs no word when nothing stands there any more, or when it is no game', () => {
    expect([theirsAgain(listLog(4).fold(), current), theirsAgain(theirs, { ...current, kind: 'list-submitted', payload: { version: 1 } })]).toEqual([null, null])
  })
})

describe('what is still to be settled', () => {
  it('comes with what was typed on top of it, oldest first', () => {
    const [first, second] = mine
    if (!first || !second) throw new Error('the log is too short')
    expect(openProblems([{ ...second, state: 'held' }, { ...first, state: 'problem' }])).toEqual([{ entry: { ...first, state: 'problem' }, held: [{ ...second, state: 'held' }] }])
    expect(openProblems([{ ...first, state: 'settled' }])).toEqual([])
  })
})
