import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { foldList } from '@/lib/rules/list/fold-list'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { Operation } from '@/lib/rules/list/operation'
import { isOpenConflict } from '@/lib/tournament/lists/is-open-conflict'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { loadList } from '@/lib/tournament/lists/load-list'
import { onBothDatabases } from '../support/both-databases'
import { buildTable, hexId, operationOn } from '../support/build-tournament'

const normal = (place: number, value = 2): GamePayload => ({ place, kind: 'normal', soloist: null, points: [value, value, -value, -value] })

const append = async (...operations: Operation[]) => (await appendOperations('device:test', operations)).map(({ outcome }) => outcome)

const stored = (listId: string) => read(async (reader) => loadList(reader, listId))

await onBothDatabases('the log of a list', () => {
  it('stores operations in the order they came, each with the next version of its entity', async () => {
    const { listId } = await buildTable()
    expect(await append(operationOn(listId, 'game-entered', normal(1)), operationOn(listId, 'game-entered', normal(2)), operationOn(listId, 'game-corrected', normal(1, 3), { baseVersion: 1 }))).toEqual(['stored', 'stored', 'stored'])
    const rows = await read((reader) => reader.listOperation.findMany({ where: { listId }, orderBy: { place: 'asc' } }))
    expect(rows.map(({ place, entity, entityVersion }) => [place, entity, entityVersion])).toEqual([
      [1, 'game:1', 1],
      [2, 'game:2', 1],
      [3, 'game:1', 2],
    ])
  })

  it('answers a repeated operation with its first outcome, and changes nothing', async () => {
    const { listId } = await buildTable()
    const game = operationOn(listId, 'game-entered', normal(1))
    const [first] = await appendOperations('device:test', [game])
    const repeated = await Promise.all(Array.from({ length: 10 }, () => appendOperations('device:test', [game])))
    expect(repeated.flat().map((outcome) => ('receivedAt' in outcome ? [outcome.outcome, outcome.place, outcome.receivedAt] : outcome.outcome))).toEqual(
      Array.from({ length: 10 }, () => ['known', 1, first && 'receivedAt' in first ? first.receivedAt : '']),
    )
    expect((await stored(listId))?.operations).toHaveLength(1)
  })

  it('calls one id with two contents a mismatch', async () => {
    const { listId } = await buildTable()
    const game = operationOn(listId, 'game-entered', normal(1))
    await append(game)
    expect(await append({ ...game, payload: normal(1, 5) })).toEqual(['mismatch'])
  })

  it('lets exactly one of two hundred devices win a version, and keeps what the others sent', async () => {
    const { listId } = await buildTable()
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, index) => append(operationOn(listId, 'game-entered', normal(1, index + 1 > 12 ? (index % 11) + 1 : index + 1), { deviceId: hexId() }))))
    const how = (wanted: string) => outcomes.flat().filter((outcome) => outcome === wanted).length
    expect([how('stored'), how('conflict') + how('duplicate')]).toEqual([1, 199])
    expect(await read((reader) => reader.listConflict.count({ where: { listId } }))).toBe(how('conflict'))
  })

  it('shows the overtaken device what stands there, by whom and since when', async () => {
    const { listId } = await buildTable()
    await appendOperations('device:first', [operationOn(listId, 'game-entered', normal(1))])
    const late = operationOn(listId, 'game-entered', normal(1, 4))
    const conflict = { opId: late.opId, outcome: 'conflict', current: { version: 1, kind: 'game-entered', payload: normal(1), by: 'device:first' } }
    expect(await appendOperations('device:second', [late])).toMatchObject([conflict])
    await append(operationOn(listId, 'game-corrected', normal(1, 6), { baseVersion: 1 }))
    expect(await appendOperations('device:second', [late]), 'the same again, whatever happened since').toMatchObject([conflict])
  })

  it('keeps a conflict open until somebody decides, whichever way', async () => {
    const { listId } = await buildTable()
    await append(operationOn(listId, 'game-entered', normal(1)), operationOn(listId, 'game-entered', normal(1, 4)))
    const open = async () => {
      const loaded = await stored(listId)
      const conflicts = await read((reader) => reader.listConflict.findMany({ where: { listId } }))
      return loaded ? conflicts.filter((conflict) => isOpenConflict(foldList(loaded.head, loaded.operations), conflict)).length : null
    }
    expect(await open()).toBe(1)
    await append(operationOn(listId, 'game-corrected', normal(1), { baseVersion: 1 }))
    expect(await open()).toBe(0)
  })

  it('takes the same game typed on two devices for one', async () => {
    const { listId } = await buildTable()
    expect(await append(operationOn(listId, 'game-entered', normal(1)), operationOn(listId, 'game-entered', normal(1)))).toEqual(['stored', 'duplicate'])
  })

  it('holds back what follows a conflict on the same entity, and lets the others through', async () => {
    const { listId } = await buildTable()
    await append(operationOn(listId, 'game-entered', normal(1)))
    const outcomes = await append(operationOn(listId, 'game-entered', normal(1, 3)), operationOn(listId, 'game-corrected', normal(1, 4), { baseVersion: 1 }), operationOn(listId, 'game-entered', normal(2)))
    expect(outcomes).toEqual(['conflict', 'stored'])
  })

  it('refuses a game before the release of the round, and any entry after its end', async () => {
    const early = await buildTable({ state: 'published' })
    const closed = await buildTable({ state: 'closed' })
    const codes = async (listId: string) => (await appendOperations('device:test', [operationOn(listId, 'game-entered', normal(1))])).map((outcome) => ('violations' in outcome ? outcome.violations[0]?.code : outcome.outcome))
    expect([await codes(early.listId), await codes(closed.listId)]).toEqual([['round-not-released'], ['round-closed']])
  })

  it('refuses a row that the rules forbid and stores nothing', async () => {
    const { listId } = await buildTable()
    expect(await append(operationOn(listId, 'game-entered', { ...normal(1), points: [2, 2, 2, -2] }))).toEqual(['refused'])
    expect((await stored(listId))?.operations).toHaveLength(0)
  })

  it('can be neither changed nor emptied', async () => {
    const { listId } = await buildTable()
    await append(operationOn(listId, 'game-entered', normal(1)))
    await expect(write((transaction) => transaction.listOperation.updateMany({ data: { payload: '{}' } }))).rejects.toThrow()
    await expect(write((transaction) => transaction.listOperation.deleteMany())).rejects.toThrow()
    expect((await stored(listId))?.operations.map(({ payload }) => payload)).toEqual([normal(1)])
  })

  it('replays to the list that was seen', async () => {
    const { listId } = await buildTable()
    await append(operationOn(listId, 'game-entered', normal(1)), operationOn(listId, 'game-entered', { place: 2, kind: 'solo', soloist: 3, points: [-2, -2, 6, -2] }))
    const loaded = await stored(listId)
    expect(loaded && foldList(loaded.head, loaded.operations).totals).toEqual([0, 0, 4, -4])
  })

  it('rings the tournament once for each operation stored', async () => {
    const { listId, tournamentId } = await buildTable()
    await append(operationOn(listId, 'game-entered', normal(1)), operationOn(listId, 'game-entered', normal(2)))
    expect((await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))).version).toBe(2)
  })
})
