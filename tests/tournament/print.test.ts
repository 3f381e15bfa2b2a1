import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { checkList } from '@/lib/tournament/lists/check-list'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { openTableSession } from '@/lib/tournament/tables/open-table-session'
import { personLink } from '@/lib/tournament/person/person-link'
import { cardsToPrint } from '@/lib/tournament/print/cards-to-print'
import { printFigures } from '@/lib/tournament/print/print-figures'
import { filledListsToPrint } from '@/lib/tournament/print/filled-lists-to-print'
import { roundToPrint } from '@/lib/tournament/print/round-to-print'
import { standingsToPrint } from '@/lib/tournament/print/standings-to-print'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildField } from '@/tests/support/build-field'
import { hexId } from '@/tests/support/build-tournament'
import { actor, draw, playedRound, refusal, seen } from '@/tests/support/rounds-of'

await onBothDatabases('what is printed of a round', () => {
  it('is nothing before it is published, since a draft may change', async () => {
    const { tournamentId } = await buildField()
    expect(await refusal(roundToPrint(tournamentId))).toEqual({ code: 'no-round-to-print' })
    const { roundId } = await draw(tournamentId)
    expect(await refusal(roundToPrint(tournamentId))).toEqual({ code: 'no-round-to-print' })
    await publishRound(await seen(tournamentId, roundId))
    expect((await roundToPrint(tournamentId)).number).toBe(1)
  })

  it('is each table with everybody in the order of the positions', async () => {
    const { tournamentId, tables } = await playedRound(9)
    const printed = await roundToPrint(tournamentId)
    expect(printed.tables.map(({ tableNumber, tableSize }) => [tableNumber, tableSize])).toEqual(tables.map(({ number, size }) => [number, size]))
    const people = new Map((await read((reader) => reader.participant.findMany({ where: { tournamentId } }))).map(({ id, startNumber, name }) => [id, { startNumber, name }]))
    expect(printed.tables.map(({ seats }) => seats.map(({ startNumber, name }) => ({ startNumber, name })))).toEqual(tables.map(({ seats }) => seats.map(({ participantId }) => people.get(participantId))))
  })

  it('carries codes that let a device in, and the same ones when it is printed again', async () => {
    const { tournamentId } = await playedRound(9)
    const [table] = (await roundToPrint(tournamentId)).tables
    expect((await roundToPrint(tournamentId)).tables[0]).toEqual(table)
    for (const key of [{ scanned: table?.token ?? '' }, { typed: table?.code ?? '' }]) {
      expect(await openTableSession({ deviceId: hexId(), tournamentId, tableNumber: 1, key })).toHaveProperty('sessionToken')
    }
  })

  it('is a ranking with the names of all who played', async () => {
    const { tournamentId, tables } = await playedRound(9)
    for (const { size, list } of tables) {
      await typeTotals({ actor, roles: new Set(['management']) }, { tournamentId, listId: list?.id ?? '', opId: hexId(), baseVersion: 0, points: [10, -10, 0, 0, 0].slice(0, size) })
    }
    const { rows, roundNumbers, isOfficial } = await standingsToPrint(tournamentId)
    expect([roundNumbers, isOfficial]).toEqual([[1], false])
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Array.from({ length: 9 }, (_, index) => `Person ${String(index + 1)}`))
  })

  it('is a card for everybody who takes part, with the seat only while a round stands', async () => {
    const { tournamentId, people } = await buildField({ people: 9 })
    expect(await cardsToPrint(tournamentId)).toMatchObject({ round: null, cards: people.map((_, index) => ({ startNumber: index + 1, seat: null })) })
    const { roundId } = await draw(tournamentId)
    expect((await cardsToPrint(tournamentId)).round).toBeNull()
    await publishRound(await seen(tournamentId, roundId))
    const { round, cards } = await cardsToPrint(tournamentId)
    const { tables } = await roundToPrint(tournamentId)
    expect(round).toBe(1)
    const [first] = cards
    expect(first?.path).toBe(await personLink(tournamentId, people[0] ?? ''))
    expect(cards.map(({ startNumber, seat }) => ({ startNumber, table: seat?.tableNumber, position: seat?.position }))).toEqual(
      tables.flatMap(({ tableNumber, seats }) => seats.map(({ startNumber, position }) => ({ startNumber, table: tableNumber, position }))).toSorted((one, other) => one.startNumber - other.startNumber),
    )
  })

  it('is each list that was handed in, with how it came to be and who did it', async () => {
    const { tournamentId, tables } = await playedRound(9)
    const all = { round: null, table: null }
    expect(await refusal(filledListsToPrint(tournamentId, all))).toEqual({ code: 'no-list-to-print' })
    const { id: accountId } = await read((reader) => reader.account.findFirstOrThrow({ where: { tournaments: { some: { id: tournamentId } } } }))
    const clerk = `account:${accountId}`
    const [table] = tables
    const [author, listId] = [{ actor: clerk, roles: new Set(['management'] as const) }, table?.list?.id ?? '']
    await typeTotals(author, { tournamentId, listId, opId: hexId(), baseVersion: 0, points: [10, -10, 0, 0, 0].slice(0, table?.size) })
    expect(await refusal(filledListsToPrint(tournamentId, all))).toEqual({ code: 'no-list-to-print' })
    await checkList(author, { tournamentId, listId, opId: hexId(), baseVersion: 0, length: 1 })
    const { round, lists, names } = await filledListsToPrint(tournamentId, all)
    expect([round, lists.map(({ tableNumber }) => tableNumber)]).toEqual([1, [table?.number]])
    expect(lists[0]?.list.totals.slice(0, 2)).toEqual([10, -10])
    expect(lists[0]?.operations.map(({ by }) => names.authors[by ?? ''])).toContain('Sample')
    expect((await printFigures(tournamentId)).filled).toEqual([{ round: 1, lists: 1 }])
    expect(lists[0]?.seats.map(({ name }) => name)).toEqual(table?.seats.map(({ participantId }) => names.people[participantId]?.name))
    expect(await refusal(filledListsToPrint(tournamentId, { round: 2, table: null }))).toEqual({ code: 'no-list-to-print' })
  })

  it('is the list of one table alone when its number is asked for', async () => {
    const { tournamentId, tables } = await playedRound(9)
    const author = { actor, roles: new Set(['management'] as const) }
    for (const { size, list } of tables) {
      await typeTotals(author, { tournamentId, listId: list?.id ?? '', opId: hexId(), baseVersion: 0, points: [10, -10, 0, 0, 0].slice(0, size) })
      await checkList(author, { tournamentId, listId: list?.id ?? '', opId: hexId(), baseVersion: 0, length: 1 })
    }
    const printed = async (table: number | null) => (await filledListsToPrint(tournamentId, { round: 1, table })).lists.map(({ tableNumber }) => tableNumber)
    expect(await printed(null)).toEqual([1, 2])
    expect(await printed(2)).toEqual([2])
    expect(await refusal(printed(3))).toEqual({ code: 'no-list-to-print' })
  })
})
