import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { currentTable } from '@/lib/tournament/tables/current-table'
import { publicTournament } from '@/lib/tournament/tournaments/public-tournament'
import { checkList } from '@/lib/tournament/lists/check-list'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { swapSeats } from '@/lib/tournament/rounds/swap-seats'
import { getStandings } from '@/lib/tournament/standings/get-standings'
import { buildField } from '../support/build-field'
import { onBothDatabases } from '../support/both-databases'
import { hexId } from '../support/build-tournament'
import { actor, draw, playedRound, refusal, seen, storedRound } from '../support/rounds-of'

const management = { actor, roles: new Set(['management']) }

const totalsOf = (size: number): number[] => Array.from({ length: size }, (_, index) => (index === 0 ? 10 : index === 1 ? -10 : 0))

await onBothDatabases('a published round', (kind) => {
  it('is published once by a double click, with one list for each table, and then takes no swap', async () => {
    const { tournamentId } = await buildField()
    const { roundId } = await draw(tournamentId)
    const before = await seen(tournamentId, roundId)
    await Promise.all([publishRound(before), publishRound(before)])
    const { state, version, tables } = await storedRound(roundId)
    expect([state, version, tables.filter(({ list }) => list !== null).length]).toEqual(['published', 2, 2])
    expect(await read((reader) => reader.tableSign.count({ where: { tournamentId } }))).toBe(2)
    const pair = [tables[0]?.seats[0]?.id ?? '', tables[1]?.seats[0]?.id ?? ''] as const
    expect(await refusal(swapSeats(await seen(tournamentId, roundId), pair))).toEqual({ code: 'changed-meanwhile' })
  })

  it('is not published when somebody has left since the draw', async () => {
    const { tournamentId, people } = await buildField()
    const { roundId } = await draw(tournamentId)
    await write((transaction) => transaction.participant.update({ where: { id: people[0] ?? '' }, data: { withdrawnAt: new Date() } }))
    expect(await refusal(publishRound(await seen(tournamentId, roundId)))).toEqual({ code: 'field-changed', come: 0, gone: 1 })
    expect((await storedRound(roundId)).state).toBe('draft')
  })

  it('is released once by a double click, with one time for all tables', async () => {
    const { tournamentId } = await buildField()
    const { roundId } = await draw(tournamentId)
    await publishRound(await seen(tournamentId, roundId))
    const before = await seen(tournamentId, roundId)
    await releaseRound(before)
    const { releasedAt } = await storedRound(roundId)
    await releaseRound(before)
    expect((await storedRound(roundId)).releasedAt).toEqual(releasedAt)
    expect(releasedAt).not.toBeNull()
  })

  it('shows nothing of a draft to the public, nor to a device at its table', async () => {
    const { tournamentId, slug } = await buildField()
    const { roundId } = await draw(tournamentId)
    expect((await publicTournament(slug))?.rounds).toEqual([])
    expect(await read((reader) => currentTable(reader, tournamentId, 1))).toBeNull()
    await publishRound(await seen(tournamentId, roundId))
    expect((await publicTournament(slug))?.rounds.map(({ number, tables }) => [number, tables.length])).toEqual([[1, 2]])
  })

  it('publishes names by consent only', async () => {
    const { tournamentId, slug } = await buildField({ people: 4, consenting: 1 })
    await publishRound(await seen(tournamentId, (await draw(tournamentId)).roundId))
    const people = (await publicTournament(slug))?.rounds[0]?.tables[0]?.people.toSorted((one, other) => one.startNumber - other.startNumber)
    expect(people?.map(({ startNumber, name, club }) => [startNumber, name, club])).toEqual([[1, 'Person 1', 'OL Fuchs'], [2, null, ''], [3, null, ''], [4, null, '']])
  })

  it('is not touched through another tournament', async () => {
    const { tournamentId } = await buildField()
    const other = await buildField()
    const { roundId } = await draw(tournamentId)
    expect(await refusal(publishRound({ ...(await seen(tournamentId, roundId)), tournamentId: other.tournamentId }))).toEqual({ code: 'not-found' })
  })

  it('refuses typed totals that do not come to zero', async () => {
    const { tournamentId, tables } = await playedRound()
    const listId = tables[0]?.list?.id ?? ''
    expect(await refusal(typeTotals(management, { tournamentId, listId, opId: hexId(), baseVersion: 0, points: [10, -10, 1, 0] }))).toMatchObject({ code: 'list-refused', rule: 'row-sum', sum: 1 })
  })

  it('lets only those type totals whose role allows it', async () => {
    const { tournamentId, tables } = await playedRound()
    const order = { tournamentId, listId: tables[0]?.list?.id ?? '', opId: hexId(), baseVersion: 0, points: totalsOf(4) }
    expect(await refusal(typeTotals({ actor, roles: new Set(['referee']) }, order))).toMatchObject({ code: 'not-allowed' })
    expect(await refusal(typeTotals({ actor, roles: new Set(['deskHelper']) }, order))).toBeNull()
  })

  it('is closed when every list is checked, else says which is missing; the standings turn official then', async () => {
    const { tournamentId, roundId, tables } = await playedRound()
    await endRound(await seen(tournamentId, roundId))
    for (const { size, list } of tables) await typeTotals(management, { tournamentId, listId: list?.id ?? '', opId: hexId(), baseVersion: 0, points: totalsOf(size) })
    const [first, second] = tables.map(({ list }) => ({ tournamentId, listId: list?.id ?? '', opId: hexId(), baseVersion: 0, length: 1 }))
    if (!first || !second) throw new Error('Two tables were drawn.')
    await Promise.all([checkList(management, first), checkList(management, first)])
    expect(await refusal(closeRound(await seen(tournamentId, roundId)))).toEqual({ code: 'lists-not-checked', count: 1, tables: '2', missing: { 2: 'not-checked' } })
    expect(await getStandings(tournamentId)).toMatchObject({ official: false, rounds: [{ number: 1, checked: false, unchecked: [2] }] })

    await checkList(management, second)
    await closeRound(await seen(tournamentId, roundId))
    const { official, rows } = await getStandings(tournamentId)
    expect([official, rows.map(({ rank, total }) => [rank, total])]).toEqual([true, [[1, 10], [1, 10], [3, 0], [3, 0], [3, 0], [3, 0], [3, 0], [8, -10], [8, -10]]])
    expect(await read((reader) => reader.listOperation.count({ where: { list: { table: { roundId } } } }))).toBe(6)
  })

  it('is drawn beside a running one, but published only after that is closed', async () => {
    const { tournamentId, roundId } = await playedRound()
    const next = await draw(tournamentId, 'second round')
    expect(next.number).toBe(2)
    expect(await refusal(publishRound(await seen(tournamentId, next.roundId)))).toEqual({ code: 'round-not-closed', number: 1 })
    expect((await storedRound(roundId)).state).toBe('released')
  })

  it('remembers who met at five-player tables before', async () => {
    const { tournamentId, roundId, tables } = await playedRound(21)
    await write((transaction) => transaction.round.update({ where: { id: roundId }, data: { state: 'closed' } }))
    const next = await draw(tournamentId, kind)
    const five = (table: { size: number }) => table.size === 5
    const ids = (table: { seats: { participantId: string }[] } | undefined) => table?.seats.map(({ participantId }) => participantId) ?? []
    const again = ids((await storedRound(next.roundId)).tables.find(five)).filter((id) => ids(tables.find(five)).includes(id))
    expect(again).toEqual([])
  })
})
