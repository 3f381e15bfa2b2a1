import { expect, it } from 'vitest'
import { takeFromDevice } from '@/lib/tournament/devices/take-from-device'
import { onBothDatabases } from '../support/both-databases'
import { buildTable, operationOn } from '../support/build-tournament'
import { typed } from '../support/typed'

await onBothDatabases('the answer to a device', () => {
  it('leaves out what it would wait too long for, after the first in any case, and takes that when it comes again', async () => {
    const { listId } = await buildTable()
    const deviceId = 'd'.repeat(32)
    const games = [1, 2, 3, 4].map((place) => operationOn(listId, 'game-entered', typed.normal(place), { deviceId, seq: place }))
    const clock = [0, 3_000, 6_000]
    const { outcomes } = await takeFromDevice({ listId, deviceId }, games, undefined, () => clock.shift() ?? 0)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['stored', 'stored'])
    const late = [0, 60_000, 60_000]
    expect((await takeFromDevice({ listId, deviceId }, games.slice(2), undefined, () => late.shift() ?? 0)).outcomes).toMatchObject([{ outcome: 'stored', place: 3 }])
    expect((await takeFromDevice({ listId, deviceId }, games)).outcomes.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'known', 'stored'])
  })
})
