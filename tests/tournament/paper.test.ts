import { expect, it } from 'vitest'
import type { Operation, OperationKind } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'
import { deskList } from '@/lib/tournament/lists/desk-list'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { checkList } from '@/lib/tournament/lists/check-list'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import type { PaperOperation } from '@/lib/schema/paper-operations'
import { abandonSecond } from '@/lib/tournament/paper/abandon-second'
import { appendFromPaper } from '@/lib/tournament/paper/append-from-paper'
import { appendSecond } from '@/lib/tournament/paper/append-second'
import { decideDifference } from '@/lib/tournament/paper/decide-difference'
import { finishSecond } from '@/lib/tournament/paper/finish-second'
import { startSecond } from '@/lib/tournament/paper/start-second'
import { onBothDatabases } from '../support/both-databases'
import { buildTable, hexId, operationOn } from '../support/build-tournament'
import { refusal } from '../support/rounds-of'
import { typed } from '../support/typed'

const { normal, solo } = typed
const phone = 'a'.repeat(32)
const helper = { actor: 'account:first', roles: new Set(['deskHelper']) }
const other = { actor: 'account:second', roles: new Set(['deskHelper']) }

/** Four compulsory solos, each lost, and twenty normal games, as a table would write them. */
const positions = [1, 2, 3, 4] as const
const wholeList = [...positions.map((soloist) => solo(soloist, soloist, positions.map((position) => (position === soloist ? -3 : 1)))), ...Array.from({ length: 20 }, (_, index) => normal(index + 5))]

async function paperTable() {
  const { tournamentId, listId, tableId } = await buildTable()
  const list = async () => (await listOfTournament(tournamentId, listId)).list
  const op = <Kind extends OperationKind>(kind: Kind, payload: OperationPayloads[Kind], baseVersion = 0) => ({ opId: hexId(), listId, kind, payload, baseVersion }) as PaperOperation
  const type = async (...operations: PaperOperation[]) => (await appendFromPaper(helper, tournamentId, operations)).outcomes
  const toPaper = async () => type(op('device-changed', { device: null }, (await list()).versions.keeper ?? 0))
  const submit = async () => type(op('list-submitted', { version: (await list()).version }, (await list()).versions.state ?? 0))
  const check = async () => checkList(helper, { tournamentId, listId, opId: hexId(), baseVersion: (await list()).versions.state ?? 0, length: 0 })
  return { tournamentId, listId, tableId, list, op, type, toPaper, submit, check }
}

/** The list typed whole, and a second entry of it that reads games 7 and 9 differently, laid beside it. */
async function twiceTyped() {
  const table = await paperTable()
  const { tournamentId, listId, op, type, toPaper } = table
  await toPaper()
  await type(...wholeList.map((game) => op('game-entered', game)))
  const entryId = crypto.randomUUID()
  await startSecond(other.actor, { tournamentId, listId, entryId })
  const differs = new Map([[7, normal(7, [4, 4, -4, -4])], [9, normal(9, [2, -2, 2, -2])]])
  await appendSecond(other.actor, tournamentId, entryId, wholeList.map((game) => op('game-entered', differs.get(game.place) ?? game)))
  const decide = async (place: number, take: 'first' | 'second', baseVersion = 1) => decideDifference(helper, { tournamentId, entryId, place, take, opId: hexId(), baseVersion })
  return { ...table, entryId, decide }
}

await onBothDatabases('a paper list at the desk', () => {
  it('is typed row by row, handed in without a confirmation on any device, and checked', async () => {
    const { type, op, toPaper, submit, check, list } = await paperTable()
    await toPaper()
    expect((await type(...wholeList.map((game) => op('game-entered', game)))).map(({ outcome }) => outcome)).toEqual(wholeList.map(() => 'stored'))
    expect(await submit()).toMatchObject([{ outcome: 'stored' }])
    await check()
    expect(await list()).toMatchObject({ state: 'checked', totals: [40, 40, -40, -40], missing: [] })
  })

  it('answers a row that cannot be, or that somebody else has typed already, and never writes over it', async () => {
    const { type, op, toPaper } = await paperTable()
    await toPaper()
    const game = op('game-entered', normal(1))
    expect(await type(game)).toMatchObject([{ outcome: 'stored' }])
    expect(await type(game)).toMatchObject([{ outcome: 'known' }])
    expect(await type(op('game-entered', normal(1, [5, 5, -5, -5])))).toMatchObject([{ outcome: 'conflict', current: { kind: 'game-entered' } }])
    expect(await type(op('game-entered', normal(2, [5, 5, -5, -4])))).toMatchObject([{ outcome: 'refused', violations: expect.arrayContaining([expect.objectContaining({ code: 'row-sum' })]) as unknown }])
  })

  it('takes over from a phone in mid-round: what that still sends is shown as typed on a replaced situation, and it cannot hand in', async () => {
    const { tournamentId, listId, tableId, type, op, toPaper } = await paperTable()
    const device = async <Kind extends OperationKind>(kind: Kind, payload: OperationPayloads[Kind], baseVersion = 0) => (await appendOperations(`device:${phone}`, [operationOn(listId, kind, payload, { deviceId: phone, baseVersion }) as Operation]))[0]
    await device('device-changed', { device: phone })
    await device('game-entered', normal(1))
    await toPaper()
    await type(op('game-entered', normal(2)))
    expect(await device('game-entered', normal(2, [7, 7, -7, -7]))).toMatchObject({ outcome: 'conflict' })
    expect(await device('game-entered', normal(3))).toMatchObject({ outcome: 'stored' })
    expect(await device('list-submitted', { version: 5 })).toMatchObject({ outcome: 'refused', violations: expect.arrayContaining([expect.objectContaining({ code: 'list-on-paper' })]) as unknown })
    const shown = await deskList(tournamentId, tableId)
    expect([shown.rows.map(({ replaced }) => replaced), shown.conflicts.map(({ entity }) => entity)]).toEqual([[false, false, true], ['game:2']])
  })

  it('goes back to a phone that takes it over, where the players confirm again', async () => {
    const { listId, toPaper, list } = await paperTable()
    await toPaper()
    await appendOperations(`device:${phone}`, [operationOn(listId, 'device-changed', { device: phone }, { deviceId: phone, baseVersion: 1 })])
    expect(await list()).toMatchObject({ onPaper: false, keeper: { device: phone } })
    expect((await list()).missing.map(({ code }) => code)).toContain('confirmation-missing')
  })

  it('has its penalty written down by the helper, and is not handed in before a referee has countersigned it', async () => {
    const { type, op, toPaper, submit } = await paperTable()
    await toPaper()
    await type(op('game-entered', normal(1)), op('penalty-awarded', typed.penalty(1, { severity: 'minor' })))
    expect(await submit()).toMatchObject([{ outcome: 'refused', violations: expect.arrayContaining([expect.objectContaining({ code: 'countersignature-missing' })]) as unknown }])
  })

  it('is struck by the referee or a delegate alone, and belongs to one tournament', async () => {
    const { op, type } = await paperTable()
    expect(await refusal(type(op('game-struck', { count: 1 })))).toMatchObject({ code: 'not-allowed', kind: 'game-struck' })
    const elsewhere = await buildTable()
    expect(await refusal(appendFromPaper(helper, elsewhere.tournamentId, [op('game-entered', normal(1))]))).toEqual({ code: 'not-found' })
  })
})

await onBothDatabases('a second entry', () => {
  it('is made by somebody who has typed no game of the list, and by one person at a time', async () => {
    const { tournamentId, listId, type, op, toPaper } = await paperTable()
    await toPaper()
    await type(op('game-entered', normal(1)))
    const start = (actor: string, entryId: string = crypto.randomUUID()) => refusal(startSecond(actor, { tournamentId, listId, entryId }))
    expect(await start(helper.actor)).toEqual({ code: 'second-entry-own' })
    const outcomes = await Promise.all([start(other.actor), start('account:third')])
    expect(outcomes.map((outcome) => outcome?.code ?? 'started').toSorted()).toEqual(['second-entry-exists', 'started'])
  })

  it('is typed by its author alone, who types nothing into the list meanwhile, and held to the checks of the list', async () => {
    const { tournamentId, listId, op } = await paperTable()
    const entryId = crypto.randomUUID()
    await startSecond(other.actor, { tournamentId, listId, entryId })
    const second = (actor: string, operation: PaperOperation) => appendSecond(actor, tournamentId, entryId, [operation])
    expect(await refusal(second(helper.actor, op('game-entered', normal(1))))).toMatchObject({ code: 'not-allowed' })
    expect(await refusal(appendFromPaper(other, tournamentId, [op('game-entered', normal(1))]))).toEqual({ code: 'second-entry-own' })
    const game = op('game-entered', normal(1))
    expect([(await second(other.actor, game)).outcomes, (await second(other.actor, game)).outcomes]).toMatchObject([[{ outcome: 'stored' }], [{ outcome: 'known' }]])
    expect((await second(other.actor, op('game-entered', normal(1, [3, 3, -3, -3])))).outcomes).toMatchObject([{ outcome: 'conflict' }])
    expect((await second(other.actor, op('game-entered', normal(2, [3, 3, -3, -2])))).outcomes).toMatchObject([{ outcome: 'refused', violations: expect.arrayContaining([expect.objectContaining({ code: 'row-sum' })]) as unknown }])
  })

  it('keeps the list from being handed in or checked until it is finished and each difference is decided', async () => {
    const { tournamentId, entryId, submit, check, decide, list } = await twiceTyped()
    expect(await refusal(submit())).toEqual({ code: 'second-entry-open', count: 0 })
    await finishSecond(other.actor, tournamentId, entryId)
    expect(await refusal(submit())).toEqual({ code: 'second-entry-open', count: 2 })
    await decide(7, 'second')
    expect(await refusal(check())).toEqual({ code: 'second-entry-open', count: 1 })
    await decide(9, 'first')
    expect(await submit()).toMatchObject([{ outcome: 'stored' }])
    await check()
    const row = (await list()).rows[6]
    expect([row?.row === 'game' && row.points, row?.row === 'game' && row.history.map(({ value }) => value.points), (await list()).rows[8]]).toMatchObject([[4, 4, -4, -4], [[2, 2, -2, -2]], { points: [2, 2, -2, -2] }])
  })

  it('is asked again where a decided game changes afterwards, and decided only as it was seen', async () => {
    const { tournamentId, entryId, type, op, submit, decide } = await twiceTyped()
    await finishSecond(other.actor, tournamentId, entryId)
    await decide(7, 'first')
    await decide(9, 'first')
    await type(op('game-corrected', normal(9, [1, 1, -1, -1]), 1))
    expect(await refusal(submit())).toEqual({ code: 'second-entry-open', count: 1 })
    expect(await refusal(decide(9, 'second', 1))).toEqual({ code: 'changed-meanwhile' })
    await decide(9, 'second', 2)
    expect(await submit()).toMatchObject([{ outcome: 'stored' }])
  })

  it('can be abandoned, after which the list stands as it was typed first', async () => {
    const { tournamentId, entryId, submit } = await twiceTyped()
    await abandonSecond(helper.actor, tournamentId, entryId)
    expect(await submit()).toMatchObject([{ outcome: 'stored' }])
    expect(await refusal(finishSecond(other.actor, tournamentId, entryId))).toEqual({ code: 'not-found' })
  })
})
