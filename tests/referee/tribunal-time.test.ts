import { expect, it } from 'vitest'
import { write } from '@/lib/db/write'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { tribunalMembers } from '@/lib/tournament/penalties/tribunal-members'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { hexId, operationOn } from '@/tests/support/build-tournament'
import { challenged } from '@/tests/support/challenged-scene'
import { refusal } from '@/tests/support/rounds-of'

await onBothDatabases('TSR 8.5.1 · the time that the tribunal takes', () => {
  /** Beside the challenged table one at which the second member plays, who has taken a seat over; and a third member who decided first. */
  async function session() {
    const built = await challenged()
    const { tournamentId, roundId, referee } = built
    const second = await buildAccount({ roles: ['tribunal'], tournamentId })
    await write((transaction) => transaction.roleGrant.create({ data: { tournamentId, accountId: referee, role: 'tribunal' } }))
    const guest = await write((transaction) => transaction.participant.create({ data: { tournamentId, startNumber: 99, name: 'Guest', club: '', categories: [], accountId: second } }))
    const others = await Promise.all([2, 3].map((number) => write(async (transaction) => {
      const drawn = await transaction.participant.createManyAndReturn({ data: [1, 2, 3, 4].map((position) => ({ tournamentId, startNumber: number * 10 + position, name: `P${position}`, club: '', categories: [] })) })
      const table = await transaction.table.create({ data: { roundId, number, size: 4, list: { create: {} }, seats: { create: drawn.map(({ id }, index) => ({ position: index + 1, participantId: id })) } }, include: { list: true } })
      return table.list?.id ?? ''
    })))
    const [substituted = '', quiet = ''] = others
    expect(await appendOperations('account:desk', [operationOn(substituted, 'seat-taken-over', { position: 2, person: guest.id, fromPlace: 1 })])).toMatchObject([{ outcome: 'stored' }])
    const minutesOf = async (listId: string) => (await listOfTournament(tournamentId, listId)).list.extraTime.map(({ minutes, reason }) => [minutes, reason])
    return { ...built, second, substituted, quiet, minutesOf }
  }

  it('is given by itself to the affected table and to each table at which somebody plays who decided', async () => {
    const { decide, second, listId, substituted, quiet, minutesOf } = await session()
    const actId = hexId()
    const order = { actId, members: [second], extraTime: { minutes: null, reason: 'Schiedsgericht, Tisch 1' } }
    await Promise.all([decide(order), decide(order)])
    const given = [[1, 'Schiedsgericht, Tisch 1']]
    expect([await minutesOf(listId), await minutesOf(substituted), await minutesOf(quiet)]).toEqual([given, given, []])
  })

  it('is not given where a member plays who did not decide', async () => {
    const { decide, listId, substituted, minutesOf } = await session()
    await decide({ members: [], extraTime: { minutes: 4, reason: 'x' } })
    expect([await minutesOf(listId), await minutesOf(substituted)]).toEqual([[[4, 'x']], []])
  })

  it('is no question where a member has no seat in the case: then nothing is decided', async () => {
    const { decide, second, referee, tournamentId, roundId, listId, fold, playsAs } = await session()
    const [penalty] = (await fold()).penalties
    if (!penalty) throw new Error('no penalty')
    const barred = async () => (await tribunalMembers({ tournamentId, roundId, listId, penalty })).map((member) => [member.accountId, member.barred, member.tables.map(({ number }) => number)])
    expect(await barred()).toEqual(expect.arrayContaining([[second, null, [2]], [referee, 'own-decision', []]]))
    expect(await refusal(decide({ members: [referee] }))).toEqual({ code: 'own-decision' })
    expect(await refusal(decide({ members: [await buildAccount()] }))).toEqual({ code: 'not-found' })
    await playsAs(second, 3)
    expect(await barred()).toEqual(expect.arrayContaining([[second, 'own-case', [1, 2]]]))
    expect(await refusal(decide({ members: [second] }))).toEqual({ code: 'own-case' })
    expect((await fold()).penalties[0]?.status).toBe('challenged')
  })
})
