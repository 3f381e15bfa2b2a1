import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { getRound } from '@/lib/tournament/rounds/get-round'
import { grantExtraTime } from '@/lib/tournament/lists/grant-extra-time'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { onBothDatabases } from '../support/both-databases'
import { hexId } from '../support/build-tournament'
import { actor, draw, playedRound, refusal, seen } from '../support/rounds-of'
import { buildField } from '../support/build-field'
import { publishRound } from '@/lib/tournament/rounds/publish-round'

const referee = { actor, roles: new Set(['referee']) }

async function scene() {
  const round = await playedRound()
  const listIds = round.tables.map(({ list }) => list?.id ?? '')
  const minutesOf = async () => (await read((reader) => reader.listOperation.findMany({ where: { listId: { in: listIds }, kind: 'extra-time-granted' }, orderBy: { receivedAt: 'asc' } }))).map(({ payload }) => JSON.parse(payload) as unknown)
  const order = { tournamentId: round.tournamentId, actId: hexId(), listIds, minutes: 7, reason: 'Feueralarm' }
  return { ...round, listIds, minutesOf, order }
}

await onBothDatabases('TSR 8.5.1 · Extra time', () => {
  it('comes to several tables at once, each with minutes and reason, and once for a double click', async () => {
    const { order, minutesOf, tournamentId } = await scene()
    const both = await Promise.all([grantExtraTime(referee, order), grantExtraTime(referee, order)])
    expect(both).toEqual([{ tables: [1, 2] }, { tables: [1, 2] }])
    expect(await minutesOf()).toEqual([{ minutes: 7, reason: 'Feueralarm' }, { minutes: 7, reason: 'Feueralarm' }])
    await grantExtraTime(referee, { ...order, actId: hexId(), listIds: order.listIds.slice(0, 1) })
    expect(await minutesOf()).toHaveLength(3)
    const round = await getRound(tournamentId, 1)
    const ends = round?.tables.toSorted((one, other) => one.number - other.number).map(({ endsAt, size }) => (Date.parse(endsAt ?? '') - Date.parse(round.releasedAt ?? '')) / 60_000 - (size === 5 ? 125 : 100))
    expect(ends).toEqual([14, 7])
  })

  it('leaves a trail with its tables, without a name', async () => {
    const { order, tournamentId } = await scene()
    await grantExtraTime(referee, order)
    await grantExtraTime(referee, order)
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'extra-time-granted' } }))
    expect(traces.map((trace) => [trace.actor, trace.params])).toEqual([[actor, { tables: '1, 2', minutes: 7 }]])
  })

  it('leaves out a table that has nothing left to play, and is refused where no other is left', async () => {
    const { order, listIds, tournamentId, minutesOf } = await scene()
    const listId = listIds[0] ?? ''
    await typeTotals({ actor, roles: new Set(['management']) }, { tournamentId, listId, opId: hexId(), baseVersion: 0, points: [10, -10, 0, 0] })
    expect(await grantExtraTime(referee, order)).toEqual({ tables: [2] })
    expect(await refusal(grantExtraTime(referee, { ...order, actId: hexId(), listIds: [listId] }))).toMatchObject({ code: 'list-refused', rule: 'list-submitted' })
    expect(await minutesOf()).toHaveLength(1)
  })

  it('is the referee’s or the tribunal’s to give, and comes to all tables or to none', async () => {
    const { order, minutesOf } = await scene()
    const other = await scene()
    for (const role of ['management', 'deskHelper', 'delegate']) expect(await refusal(grantExtraTime({ actor, roles: new Set([role]) }, order))).toMatchObject({ code: 'not-allowed' })
    expect(await refusal(grantExtraTime(referee, { ...order, listIds: [...order.listIds, ...other.listIds] }))).toEqual({ code: 'not-found' })
    expect([await minutesOf(), await other.minutesOf()]).toEqual([[], []])
    await grantExtraTime({ actor, roles: new Set(['tribunal']) }, order)
    expect(await minutesOf()).toHaveLength(2)
  })

  it('does not exist before the release, and says at which table it was refused', async () => {
    const { tournamentId } = await buildField()
    const { roundId } = await draw(tournamentId)
    await publishRound(await seen(tournamentId, roundId))
    const list = await read((reader) => reader.list.findFirstOrThrow({ where: { table: { roundId, number: 2 } } }))
    expect(await refusal(grantExtraTime(referee, { tournamentId, actId: hexId(), listIds: [list.id], minutes: 5, reason: 'x' }))).toMatchObject({ rule: 'round-not-released', table: 2 })
    expect(await refusal(closeRound(await seen(tournamentId, roundId)))).toEqual({ code: 'changed-meanwhile' })
  })
})
