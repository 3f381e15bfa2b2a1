import { describe, expect, it } from 'vitest'
import { mergeList } from '@/lib/phone/merge-list'
import type { SendAnswer } from '@/lib/phone/send-answer'
import type { ServerList } from '@/lib/phone/server-list'
import { shownList } from '@/lib/phone/shown-list'
import type { DeviceList } from '@/lib/tournament/devices/device-list'
import type { DeviceAnswer } from '@/lib/tournament/devices/take-from-device'
import { entryOf } from '@/tests/phone/outbox-of'
import { listLog, type ListLog } from '@/tests/support/list-log'

const game = (place: number, value: number) => ({ place, kind: 'normal' as const, soloist: null, points: [value, value, -value, -value] })
const log = listLog(4).add('game-entered', game(1, 2), game(2, 3), game(3, 1))

const served = ({ head, operations }: ListLog, count: number, since = 0): ServerList => ({
  epoch: 'first',
  now: '2026-11-29T14:00:00.000Z',
  listId: 'list',
  tournament: { name: 'Sample', slug: 'sample', version: 1 },
  round: { number: 1, of: 1, state: 'released', releasedAt: null, endsAt: null },
  table: { number: 1, size: 4 },
  head,
  names: {},
  operations: operations.slice(since, count),
  length: count,
})

const [, , last] = log.operations
if (!last) throw new Error('the log is too short')

describe('the list on the screen', () => {
  it('has what waits on top of what the server has, and counts it as not sent', () => {
    const { totals, pending } = shownList(served(log, 2), [entryOf(last)])
    expect({ totals, pending }).toEqual({ totals: [6, 6, -6, -6], pending: 1 })
  })

  it('goes on without a change of a kind that only a newer page knows', () => {
    const whole = served(log, 2)
    const unknown = { ...last, opId: 'op-new', kind: 'weather-noted', payload: { rain: true } } as unknown as typeof last
    const { totals, versions } = shownList({ ...whole, operations: [...whole.operations, unknown], length: 3 }, [entryOf(last)])
    expect({ totals, version: versions['game:3'] }).toEqual({ totals: [6, 6, -6, -6], version: 1 })
  })

  it('has an entry once that comes back from the server while the acknowledgement was lost', () => {
    const { totals, pending } = shownList(served(log, 3), [entryOf(last)])
    expect({ totals, pending }).toEqual({ totals: [6, 6, -6, -6], pending: 0 })
  })

  it('keeps an acknowledged entry before the list itself has come', () => {
    const outcome = { opId: last.opId, outcome: 'stored', place: 3, version: 1, receivedAt: '2026-11-29T14:00:00.000Z' } as const
    const { totals, pending, version } = shownList(served(log, 2), [entryOf(last, { state: 'stored', outcome })])
    expect({ totals, pending, version }).toEqual({ totals: [6, 6, -6, -6], pending: 0, version: 3 })
  })

  it.each(['problem', 'held', 'settled'] as const)('leaves out what is %s', (state) => {
    expect(shownList(served(log, 2), [entryOf(last, { state })]).totals).toEqual([5, 5, -5, -5])
  })
})

describe('an answer with what is new', () => {
  it('continues what is known', () => {
    expect(mergeList(served(log, 1), served(log, 3, 1))?.operations).toEqual(log.operations)
  })

  it.each<[string, ServerList | null, ServerList]>([
    ['nothing is known', null, served(log, 3, 1)],
    ['something between is missing', served(log, 1), served(log, 3, 2)],
    ['the server went back', served(log, 3), served(log, 2, 3)],
    ['the server lives from a copy of its data', served(log, 1), { ...served(log, 3, 1), epoch: 'second' }],
  ])('does not when %s: then everything is asked for again', (_, known, answer) => {
    expect(mergeList(known, answer)).toBeNull()
  })
})

/** The device reads what the server sends: these lines do not compile when the two drift apart. */
export const listAsSent = (list: DeviceList): ServerList => list
export const answerAsSent = (answer: DeviceAnswer): SendAnswer => answer
