import { expect, it } from 'vitest'
import { checkList } from '@/lib/tournament/lists/check-list'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { nextList } from '@/lib/tournament/rounds/next-list'
import { onBothDatabases } from '../support/both-databases'
import { hexId } from '../support/build-tournament'
import { actor, playedRound } from '../support/rounds-of'

const management = { actor, roles: new Set(['management']) }

await onBothDatabases('the list that comes next at the desk', () => {
  it('is one that waits for its check, on from the last one, then one that is still to be typed from paper, then none', async () => {
    const { tournamentId, tables } = await playedRound(16)
    const listIdOf = (number: number) => tables.find((table) => table.number === number)?.list?.id ?? ''
    const type = (number: number) => typeTotals(management, { tournamentId, listId: listIdOf(number), opId: hexId(), baseVersion: 0, points: [12, 4, -6, -10] })
    const check = (number: number) => checkList(management, { tournamentId, listId: listIdOf(number), opId: hexId(), baseVersion: 0, length: 1 })
    const after = async (number: number) => {
      const next = await nextList(tournamentId, 1, number)
      return next && [next.number, next.status]
    }

    expect(await after(2)).toEqual([3, 'paper'])
    expect(await after(4)).toEqual([1, 'paper'])
    await type(1)
    await type(4)
    expect(await after(2)).toEqual([4, 'submitted'])
    expect(await after(4)).toEqual([1, 'submitted'])
    await check(1)
    await check(4)
    expect(await after(4)).toEqual([2, 'paper'])
    for (const number of [2, 3]) {
      await type(number)
      await check(number)
    }
    expect(await after(3)).toBeNull()
  })
})
