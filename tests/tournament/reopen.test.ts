import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { checkList } from '@/lib/tournament/lists/check-list'
import { correctList } from '@/lib/tournament/lists/correct-list'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { reopenList } from '@/lib/tournament/lists/reopen-list'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import type { ListChange } from '@/lib/schema/list-correction'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { getStandings } from '@/lib/tournament/standings/get-standings'
import { deskFigures } from '@/lib/tournament/tournaments/desk-figures'
import { onBothDatabases } from '../support/both-databases'
import { hexId, operationOn } from '../support/build-tournament'
import { actor, playedRound, refusal, seen, storedRound } from '../support/rounds-of'
import { typed } from '../support/typed'
import { handInWholeList } from '../support/whole-list'

const management = { actor, roles: new Set(['management']) }
const referee = { actor, roles: new Set(['referee']) }
const both = { actor, roles: new Set(['management', 'referee']) }

/** A round of one table that was played out, handed in, checked and closed. */
async function closed() {
  const { tournamentId, roundId, tables } = await playedRound(4)
  const listId = tables[0]?.list?.id ?? ''
  const list = async () => (await listOfTournament(tournamentId, listId)).list
  const version = async (entity: string) => (await list()).versions[entity] ?? 0
  const open = async (author = management) => reopenList(author, { tournamentId, listId, opId: hexId(), baseVersion: await version('state'), reason: 'row 7' })
  const check = async () => checkList(management, { tournamentId, listId, opId: hexId(), baseVersion: await version('state'), length: 0 })
  const correct = async (change: ListChange, entity: string, author = management) => correctList(author, { tournamentId, listId, opId: hexId(), baseVersion: await version(entity), change })
  await handInWholeList(listId)
  await check()
  await endRound(await seen(tournamentId, roundId))
  await closeRound(await seen(tournamentId, roundId))
  return { tournamentId, roundId, listId, list, open, check, correct }
}

const totals = async ({ tournamentId }: { tournamentId: string }) => (await getStandings(tournamentId)).rows.map(({ total }) => total)

await onBothDatabases('a list of a closed round', () => {
  it('takes nothing, not even from the referee, before it is opened again with a reason', async () => {
    const { tournamentId, listId, correct, open } = await closed()
    const change = { kind: 'game-corrected', payload: typed.normal(7, [4, 4, -4, -4]) } as const
    expect(await refusal(correct(change, 'game:7', referee))).toEqual({ code: 'list-not-reopened' })
    expect(await appendOperations(actor, [operationOn(listId, 'game-corrected', change.payload, { baseVersion: 1 })])).toMatchObject([{ outcome: 'refused', violations: [{ code: 'round-closed' }, { code: 'list-submitted' }] }])
    expect(await refusal(reopenList(management, { tournamentId, listId, opId: hexId(), baseVersion: 2, reason: ' ' }))).toMatchObject({ code: 'list-refused', rule: 'reason-missing' })
    expect(await refusal(open({ actor, roles: new Set(['deskHelper']) }))).toMatchObject({ code: 'not-allowed' })
    expect(await refusal(open(referee))).toBeNull()
  })

  it('is corrected with the old version kept, makes the standings provisional until it is checked, and lets the round stay closed', async () => {
    const { tournamentId, roundId, list, open, correct, check } = await closed()
    expect(await totals({ tournamentId })).toEqual([40, 40, -40, -40])
    await open()
    expect(await getStandings(tournamentId)).toMatchObject({ official: false, rounds: [{ checked: false, unchecked: [1] }] })
    expect((await deskFigures(tournamentId)).rounds).toMatchObject([{ number: 1, openLists: 1 }])
    await correct({ kind: 'game-corrected', payload: typed.normal(7, [4, 4, -4, -4]) }, 'game:7')
    const row = (await list()).rows[6]
    expect(row?.row === 'game' && row.history.map(({ value }) => value.points)).toEqual([[2, 2, -2, -2]])
    expect([await totals({ tournamentId }), (await getStandings(tournamentId)).official]).toEqual([[42, 42, -42, -42], false])
    await check()
    expect([(await getStandings(tournamentId)).official, (await storedRound(roundId)).state]).toEqual([true, 'closed'])
    expect((await deskFigures(tournamentId)).rounds).toMatchObject([{ number: 1, openLists: 0 }])
  })

  it('is held to the same checks as at the table', async () => {
    const { open, correct } = await closed()
    await open()
    expect(await refusal(correct({ kind: 'game-corrected', payload: typed.normal(7, [4, 4, -4, -3]) }, 'game:7'))).toMatchObject({ code: 'list-refused', rule: 'row-sum', sum: 1 })
    expect(await refusal(correct({ kind: 'game-entered', payload: typed.normal(25) }, 'game:25'))).toMatchObject({ code: 'list-refused', rule: 'round-over' })
    expect(await refusal(correct({ kind: 'game-undone', payload: { place: 7, undoes: 'any' } }, 'game:7'))).toMatchObject({ code: 'list-refused', rule: 'not-the-last-row' })
  })

  it('takes its last row back and a forgotten one in its place, and is not checked in between', async () => {
    const { tournamentId, list, open, correct, check } = await closed()
    await open()
    const last = (await list()).rows.at(-1)
    await correct({ kind: 'game-undone', payload: { place: 24, undoes: last?.stamp.opId ?? '' } }, 'game:24')
    expect(await refusal(check())).toMatchObject({ code: 'list-refused', rule: 'not-submitted' })
    await correct({ kind: 'game-entered', payload: typed.normal(24, [-5, 5, -5, 5]) }, 'game:24')
    await check()
    expect(await totals({ tournamentId })).toEqual([43, 33, -33, -43])
  })

  it('has a game that was never played struck by the referee alone', async () => {
    const { list, open, correct, check } = await closed()
    await open()
    const last = (await list()).rows.at(-1)
    await correct({ kind: 'game-undone', payload: { place: 24, undoes: last?.stamp.opId ?? '' } }, 'game:24')
    const strike = { kind: 'game-struck', payload: { count: 1 } } as const
    expect(await refusal(correct(strike, 'state'))).toMatchObject({ code: 'not-allowed' })
    await correct(strike, 'state', both)
    await check()
    expect((await list()).rows.at(-1)?.row).toBe('struck')
  })

  it('is corrected by one of two desks that saw the same row', async () => {
    const { tournamentId, listId, open, list } = await closed()
    await open()
    const correction = (value: number) => correctList(management, { tournamentId, listId, opId: hexId(), baseVersion: 1, change: { kind: 'game-corrected', payload: typed.normal(7, [value, value, -value, -value]) } })
    const outcomes = await Promise.all([refusal(correction(3)), refusal(correction(5))])
    expect(outcomes.map((outcome) => outcome?.code ?? 'corrected').toSorted()).toEqual(['changed-meanwhile', 'corrected'])
    expect((await list()).versions['game:7']).toBe(2)
  })

  it('is locked again by the check', async () => {
    const { correct, open, check } = await closed()
    await open()
    await check()
    expect(await refusal(correct({ kind: 'game-corrected', payload: typed.normal(7, [4, 4, -4, -4]) }, 'game:7'))).toEqual({ code: 'list-not-reopened' })
  })

  it('takes nothing but what puts rows right', async () => {
    const { listId, open, list } = await closed()
    await open()
    const others = [
      operationOn(listId, 'list-confirmed', { position: 1 }, { baseVersion: 1 }),
      operationOn(listId, 'extra-time-granted', { minutes: 5, reason: 'late' }),
      operationOn(listId, 'keeper-changed', { position: 1 }),
      operationOn(listId, 'claim-raised', { claimId: 'c', place: 3, claimant: 1, offenders: [2], partiesClear: true }),
      operationOn(listId, 'list-frozen', { reason: 'left', leaver: null }, { baseVersion: (await list()).versions.state ?? 0 }),
    ]
    for (const operation of others) expect([operation.kind, (await appendOperations(actor, [operation]))[0]]).toMatchObject([operation.kind, { outcome: 'refused', violations: [{ code: 'round-closed' }] }])
  })

  it('of paper has other totals typed by the management, not by a helper', async () => {
    const { tournamentId, roundId, tables } = await playedRound(4)
    const listId = tables[0]?.list?.id ?? ''
    const type = (roles: string[], baseVersion: number, points: number[]) => typeTotals({ actor, roles: new Set(roles) }, { tournamentId, listId, opId: hexId(), baseVersion, points })
    await type(['deskHelper'], 0, [10, -10, 0, 0])
    await checkList(management, { tournamentId, listId, opId: hexId(), baseVersion: 0, length: 1 })
    await endRound(await seen(tournamentId, roundId))
    await closeRound(await seen(tournamentId, roundId))
    await reopenList(referee, { tournamentId, listId, opId: hexId(), baseVersion: 2, reason: 'misread' })
    expect(await refusal(type(['deskHelper'], 1, [12, -12, 0, 0]))).toMatchObject({ code: 'not-allowed' })
    await type(['management'], 1, [12, -12, 0, 0])
    await checkList(management, { tournamentId, listId, opId: hexId(), baseVersion: 3, length: 0 })
    expect(await totals({ tournamentId })).toEqual([12, 0, 0, -12])
  })
})

await onBothDatabases('a list that was opened again while its round is played', () => {
  it('is out of reach of the table until it is checked', async () => {
    const { tournamentId, tables } = await playedRound(4)
    const listId = tables[0]?.list?.id ?? ''
    await handInWholeList(listId)
    await reopenList(referee, { tournamentId, listId, opId: hexId(), baseVersion: 1, reason: 'row 7' })
    const game = operationOn(listId, 'game-corrected', typed.normal(7, [4, 4, -4, -4]), { baseVersion: 1 })
    expect(await appendOperations('device:test', [game])).toMatchObject([{ outcome: 'refused', violations: [{ code: 'list-in-correction' }] }])
    await correctList(referee, { tournamentId, listId, opId: hexId(), baseVersion: 1, change: { kind: 'game-corrected', payload: game.payload } })
    expect(await read((reader) => reader.listOperation.count({ where: { listId, kind: 'game-corrected' } }))).toBe(1)
  })
})
