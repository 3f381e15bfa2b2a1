import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import type { OperationKind, OperationOf } from '@/lib/rules/list/operation'
import { announceEnd } from '@/lib/tournament/lists/announce-end'
import { answerDealing } from '@/lib/tournament/lists/answer-dealing'
import { appendOperation } from '@/lib/tournament/lists/append-operation'
import { grantExtraTime } from '@/lib/tournament/lists/grant-extra-time'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { strikeGames } from '@/lib/tournament/lists/strike-games'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { withdrawEnd } from '@/lib/tournament/lists/withdraw-end'
import { withdrawStrike } from '@/lib/tournament/lists/withdraw-strike'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { onBothDatabases } from '../support/both-databases'
import { hexId, operationOn } from '../support/build-tournament'
import { actor, playedRound, refusal, seen } from '../support/rounds-of'

const referee = { actor, roles: new Set(['referee']) }
const normal = (place: number) => ({ place, kind: 'normal' as const, soloist: null, points: [2, 2, -2, -2] })

/** A round of two four-player tables and one of five, released as long ago as is said; a table answers for itself by `at`. */
async function evening(minutesAgo: number) {
  const { tournamentId, roundId, tables } = await playedRound(13)
  await write((transaction) => transaction.round.update({ where: { id: roundId }, data: { releasedAt: new Date(Date.now() - minutesAgo * 60_000) } }))
  const at = (number: number) => {
    const listId = tables.find((table) => table.number === number)?.list?.id ?? ''
    const list = async () => (await listOfTournament(tournamentId, listId)).list
    const sent = async <Kind extends OperationKind>(kind: Kind, payload: OperationOf<Kind>['payload'], baseVersion = 0) => {
      const { outcome } = await write((transaction) => appendOperation(transaction, 'device:d', operationOn(listId, kind, payload, { baseVersion }) as never))
      expect(outcome).toBe('stored')
    }
    return { listId, list, sent, act: () => ({ tournamentId, actId: hexId(), listIds: [listId] }) }
  }
  const act = (...numbers: number[]) => ({ tournamentId, actId: hexId(), listIds: numbers.map((number) => at(number).listId) })
  const five = tables.find(({ size }) => size === 5)?.number ?? 0
  const [one, other] = tables.filter(({ size }) => size === 4).map(({ number }) => number)
  return { tournamentId, roundId, at, act, five, one: one ?? 0, other: other ?? 0, end: async () => endRound(await seen(tournamentId, roundId)) }
}

await onBothDatabases('TSR 8.5.1 · the end of a round', () => {
  it('is announced where time is over, not where extra time or the longer time of five players lasts, and left alone where it stands', async () => {
    const { at, act, five, one, other, end, roundId, tournamentId } = await evening(101)
    await grantExtraTime(referee, { ...act(other), minutes: 10, reason: 'Licht aus' })
    await announceEnd(referee, { ...act(one), early: false })
    const before = await seen(tournamentId, roundId)
    await end()
    await endRound(before)
    const states = await Promise.all([one, other, five].map(async (number) => (await at(number).list()).state))
    expect(states).toEqual(['end-announced', 'open', 'open'])
    expect(await read((reader) => reader.listOperation.count({ where: { list: { table: { roundId } }, kind: 'end-announced' } }))).toBe(1)
  })

  it('comes to no table that has handed in', async () => {
    const { at, one, other, five, end, tournamentId } = await evening(140)
    await typeTotals({ actor, roles: new Set(['management']) }, { tournamentId, listId: at(one).listId, opId: hexId(), baseVersion: 0, points: [5, -5, 0, 0] })
    await end()
    expect(await Promise.all([one, other, five].map(async (number) => (await at(number).list()).end !== null))).toEqual([false, true, true])
  })

  it('is announced at a table with extra time when that is over, earlier only on purpose', async () => {
    const { at, act, one, other, five, end } = await evening(101)
    await grantExtraTime(referee, { ...act(other), minutes: 10, reason: 'Licht aus' })
    await end()
    expect(await refusal(announceEnd(referee, { ...act(one, other, five), early: false }))).toMatchObject({ code: 'time-not-over' })
    expect(await announceEnd(referee, { ...act(one, other), early: true })).toEqual({ tables: [other] })
    expect((await at(other).list()).end).not.toBeNull()
    expect(await refusal(announceEnd(referee, { ...act(one, other), early: true }))).toMatchObject({ code: 'list-refused', rule: 'end-already-announced' })
  })

  it('lets all tables that are ready be struck by one act, once each, and then presents the owed solos', async () => {
    const { at, act, one, other, end } = await evening(101)
    await at(one).sent('game-entered', normal(1))
    await end()
    expect(await refusal(strikeGames(referee, act(one, other)))).toMatchObject({ code: 'list-refused', rule: 'dealing-question-open', table: Math.min(one, other) })
    await at(one).sent('dealing-begun', { begun: true }, 1)
    await answerDealing(referee, { ...act(other), begun: false })
    expect(await refusal(strikeGames(referee, act(one, other)))).toMatchObject({ code: 'running-game-open', table: one })
    expect((await at(other).list()).strikes, 'all or none').toEqual([])
    await at(one).sent('game-entered', normal(2))
    const both = act(one, other)
    const answers = await Promise.all([strikeGames(referee, both), strikeGames(referee, both)])
    expect(answers).toEqual([{ tables: [one, other].toSorted() }, { tables: [one, other].toSorted() }])
    const [first, second] = [await at(one).list(), await at(other).list()]
    expect([first.strikes.map(({ count }) => count), second.strikes.map(({ count }) => count)]).toEqual([[18], [20]])
    expect([first.next.presented, first.next.remaining, second.next.presented, second.next.remaining]).toEqual([4, 4, 2, 4])
    expect(await refusal(strikeGames(referee, act(one)))).toMatchObject({ rule: 'round-over' })
  })

  it('is taken back with a reason, struck games first, and not once a solo was presented after them', async () => {
    const { at, act, one, end, tournamentId } = await evening(101)
    await end()
    await answerDealing(referee, { ...act(one), begun: false })
    await strikeGames(referee, act(one))
    expect(await refusal(withdrawEnd(referee, { ...act(one), reason: 'Uhr ging vor' }))).toMatchObject({ rule: 'strikes-stand' })
    const undoes = async () => (await at(one).list()).strikes[0]?.stamp.opId ?? ''
    await withdrawStrike(referee, { ...act(one), undoes: await undoes(), reason: 'falscher Tisch' })
    expect((await at(one).list()).next.remaining).toBe(24)
    await withdrawEnd(referee, { ...act(one), reason: 'Uhr ging vor' })
    expect((await at(one).list()).state).toBe('open')
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: { in: ['end-withdrawn', 'strike-withdrawn'] } }, orderBy: { at: 'asc' } }))
    expect(traces.map(({ params }) => params)).toEqual([{ reason: 'falscher Tisch', tables: String(one) }, { reason: 'Uhr ging vor', tables: String(one) }])

    await announceEnd(referee, { ...act(one), early: false })
    await answerDealing(referee, { ...act(one), begun: false })
    await strikeGames(referee, act(one))
    await at(one).sent('game-entered', { place: 1, kind: 'solo', soloist: 2, points: [-2, 6, -2, -2] })
    expect(await refusal(withdrawStrike(referee, { ...act(one), undoes: await undoes(), reason: 'zu spät' }))).toMatchObject({ rule: 'not-the-last-row' })
  })

  it('lets the answer whether dealing had begun be corrected by who announces the end, not by the desk', async () => {
    const { at, act, one, end } = await evening(101)
    await end()
    const desk = { actor, roles: new Set(['deskHelper']) }
    await answerDealing(desk, { ...act(one), begun: false })
    expect(await refusal(answerDealing(desk, { ...act(one), begun: true }))).toMatchObject({ code: 'not-allowed' })
    expect(await refusal(answerDealing(desk, { ...act(one), begun: false }))).toMatchObject({ rule: 'asked-once' })
    await answerDealing({ actor, roles: new Set(['delegate']), delegatedBy: 'r' }, { ...act(one), begun: true })
    expect((await at(one).list()).dealingBegun?.begun).toBe(true)
  })

  it('is struck by the referee or a delegate, by nobody else of the staff', async () => {
    const { act, one, end } = await evening(101)
    await end()
    for (const role of ['management', 'deskHelper', 'tribunal']) expect(await refusal(strikeGames({ actor, roles: new Set([role]) }, act(one)))).toMatchObject({ code: 'not-allowed' })
    const delegate = { actor, roles: new Set(['delegate', 'deskHelper']), delegatedBy: 'r' }
    await answerDealing(delegate, { ...act(one), begun: false })
    expect(await strikeGames(delegate, act(one))).toEqual({ tables: [one] })
  })
})
