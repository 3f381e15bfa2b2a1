import { describe, expect, it } from 'vitest'
import { listMode } from '@/lib/phone/list-mode'
import type { ServerList } from '@/lib/phone/server-list'
import { listLog, type ListLog } from '@/tests/support/list-log'

const open = listLog(4).add('device-changed', { device: 'phone' })
const server = (state: ServerList['round']['state']): ServerList => ({
  epoch: 'first',
  now: '2026-11-29T14:00:00.000Z',
  listId: 'list',
  tournament: { name: 'Sample', slug: 'sample', version: 1 },
  round: { number: 1, of: 1, state, releasedAt: null, endsAt: null },
  table: { number: 1, size: 4 },
  head: open.head,
  names: {},
  operations: [],
  length: 0,
})
const ended = open.add('end-announced', {}).add('dealing-begun', { begun: false })

describe('what can be done with a list on this device', () => {
  it.each<[string, ListLog, ServerList['round']['state'], string]>([
    ['games are entered once the round is released', open, 'released', 'play'],
    ['and still after the end of the round, until it is closed', open, 'ended', 'play'],
    ['nothing before the release', open, 'published', 'before'],
    ['it is only read while another device keeps it', open.add('device-changed', { device: 'other' }), 'released', 'elsewhere'],
    ['and while paper does', open.add('device-changed', { device: null }), 'released', 'elsewhere'],
    ['open games are struck first when the time is over', ended, 'ended', 'strike-first'],
    ['then the owed solos are presented', ended.add('game-struck', { count: 20 }), 'ended', 'play'],
    ['nothing on a frozen list', open.add('list-frozen', { reason: 'gone', leaver: 1 }), 'released', 'frozen'],
    ['nothing on a list that the desk has opened again', ended.add('list-frozen', { reason: 'gone', leaver: 1 }).add('list-reopened', { reason: 'row 7' }), 'ended', 'locked'],
    ['games again at a frozen table that plays on', open.add('list-frozen', { reason: 'gone', leaver: 1 }).add('list-reopened', { reason: 'back', goesOn: true }), 'released', 'play'],
    ['nothing on a list of totals', open.add('totals-typed', { points: [1, 1, -1, -1] }), 'ended', 'totals'],
  ])('%s', (_, log, state, mode) => {
    expect(listMode(log.fold(), server(state), 'phone')).toBe(mode)
  })
})
