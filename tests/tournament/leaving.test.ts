import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Leaving } from '@/lib/schema/leaving'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { loadList } from '@/lib/tournament/lists/load-list'
import { listParticipants } from '@/lib/tournament/players/list-participants'
import { removeParticipant } from '@/lib/tournament/players/remove-participant'
import { withdrawParticipant } from '@/lib/tournament/players/withdraw-participant'
import { drawInput } from '@/lib/tournament/rounds/draw-input'
import { getRound } from '@/lib/tournament/rounds/get-round'
import { leaveTable } from '@/lib/tournament/seating/leave-table'
import { leavingScene } from '@/lib/tournament/seating/leaving-scene'
import { getStandings } from '@/lib/tournament/standings/get-standings'
import { onBothDatabases } from '../support/both-databases'
import { buildTable, hexId, operationOn, type BuiltTable } from '../support/build-tournament'
import { refusal } from '../support/rounds-of'

const desk = { actor: 'account:desk', roles: new Set(['deskHelper']) }
const referee = { actor: 'account:referee', roles: new Set(['referee']) }

/** Points of games between the people at a table; whoever deals at a table of five sits out. */
const rowsOf: Readonly<Record<4 | 5, readonly (readonly (number | null)[])[]>> = {
  4: [[2, 2, -2, -2], [-1, 1, 1, -1]],
  5: [[null, 2, 2, -2, -2], [-1, null, 1, 1, -1]],
}

async function played({ listId }: BuiltTable, size: 4 | 5) {
  const operations = rowsOf[size].map((points, index) => operationOn(listId, 'game-entered', { place: index + 1, kind: 'normal', soloist: null, points: [...points] }, { seq: index + 1 }))
  expect((await appendOperations('device:x', operations)).map(({ outcome }) => outcome)).toEqual(['stored', 'stored'])
}

async function tablePlayed(size: 4 | 5) {
  const built = await buildTable({ size })
  await played(built, size)
  return { ...built, leave: (order: Record<string, unknown>, author = desk, actId = hexId()) => leaveTable(author, built.tournamentId, { actId, listId: built.listId, ...order } as Leaving) }
}

async function listOf(listId: string) {
  const loaded = await read((reader) => loadList(reader, listId))
  if (!loaded) throw new Error('The list is there.')
  return foldList(loaded.head, loaded.operations)
}

const fresh = () => ({ id: randomUUID(), name: 'Late', club: '' })

await onBothDatabases('somebody who leaves in mid-round', () => {
  it('gives the seat to a substitute from a game on: both are ranked with what they have, and the solo stays with the seat', async () => {
    const { tournamentId, listId, people, leave } = await tablePlayed(4)
    const person = fresh()
    const order = { way: 'substitute', position: 2, fromPlace: 3, person, staysAway: true }
    const actId = hexId()
    await leave(order, desk, actId)
    await leave(order, desk, actId)
    await appendOperations('device:x', [operationOn(listId, 'game-entered', { place: 3, kind: 'normal', soloist: null, points: [-3, 3, -3, 3] }, { seq: 3 })])
    expect((await listOf(listId)).owed).toEqual([1, 2, 3, 4])
    const { rows } = await getStandings(tournamentId)
    expect(rows.map(({ personId, total, gamesPlayed }) => [personId, total, gamesPlayed])).toEqual(expect.arrayContaining([[people[1], 3, 2], [person.id, 3, 1]]))
    expect(rows).toHaveLength(5)
    expect((await getRound(tournamentId, 1))?.tables[0]).toMatchObject({ people: ['Sample 1', 'Late', 'Sample 3', 'Sample 4'] })
    const listed = await listParticipants(tournamentId)
    expect(listed.map(({ startNumber, present, seated, withdrawnAt }) => [startNumber, present, seated, withdrawnAt !== null])).toEqual([[1, false, true, false], [2, false, true, true], [3, false, true, false], [4, false, true, false], [5, true, true, false]])
    expect(await refusal(removeParticipant(tournamentId, person.id, 'account:x'))).toEqual({ code: 'already-seated' })
  })

  it('is counted in coming draws with those he met, and so is the substitute, who did not meet him', async () => {
    const { tournamentId, roundId, leave } = await tablePlayed(5)
    const person = fresh()
    await leave({ way: 'substitute', position: 2, fromPlace: 3, person, staysAway: false })
    await write((transaction) => transaction.round.update({ where: { id: roundId }, data: { state: 'closed' } }))
    const { input } = await read((reader) => drawInput(reader, tournamentId))
    expect(input.history).toEqual([[['1', '2', '3', '4', '5']]])
    expect(input.substitutes).toEqual([{ id: '6', met: ['1', '3', '4', '5'], atFive: true }])
  })

  it('sends the substitute back to where he came from', async () => {
    const { listId, people, leave } = await tablePlayed(4)
    await leave({ way: 'substitute', position: 2, fromPlace: 3, person: fresh(), staysAway: false })
    await leave({ way: 'take-back', position: 2, fromPlace: 3 })
    const list = await listOf(listId)
    expect(list.seats).toEqual(people)
    expect(list.people.filter(({ gamesPlayed }) => gamesPlayed > 0)).toHaveLength(4)
    expect(await refusal(leave({ way: 'take-back', position: 3, fromPlace: 3 }))).toEqual({ code: 'changed-meanwhile' })
  })

  it('lets nobody step in who sits at the table already, and makes nobody where the list refuses', async () => {
    const { tournamentId, people, leave } = await tablePlayed(4)
    expect(await refusal(leave({ way: 'substitute', position: 2, fromPlace: 3, person: { id: people[0] }, staysAway: false }))).toMatchObject({ code: 'seated-elsewhere' })
    expect(await refusal(leave({ way: 'substitute', position: 2, fromPlace: 9, person: fresh(), staysAway: true }))).toMatchObject({ code: 'list-refused', rule: 'wrong-order' })
    expect(await read((reader) => reader.participant.count({ where: { tournamentId } }))).toBe(4)
    expect(await read((reader) => reader.participant.count({ where: { tournamentId, withdrawnAt: { not: null } } }))).toBe(0)
  })

  it('leaves a table of five that goes on as four, with fewer games; a table of four cannot', async () => {
    const { tournamentId, listId, leave } = await tablePlayed(5)
    const scene = await leavingScene(tournamentId, listId)
    expect([scene?.remaining, scene?.people[0]?.asFour, scene?.people[4]?.asFour]).toEqual([28, { remaining: 23, owed: 4 }, { remaining: 22, owed: 4 }])
    await leave({ way: 'as-four', position: 5, fromPlace: 3, staysAway: true })
    expect((await listOf(listId)).next).toMatchObject({ remaining: 22, sitsOut: null })
    const four = await tablePlayed(4)
    expect(await refusal(four.leave({ way: 'as-four', position: 4, fromPlace: 3, staysAway: true }))).toMatchObject({ code: 'list-refused', rule: 'needs-five' })
  })

  it('has the list frozen by the referee alone, and the freeze lifted', async () => {
    const { listId, leave } = await tablePlayed(4)
    const order = { way: 'freeze', position: 3, reason: 'ill', staysAway: true }
    expect(await refusal(leave(order))).toEqual({ code: 'not-allowed', kind: 'list-frozen' })
    await leave(order, referee)
    expect(await listOf(listId)).toMatchObject({ state: 'frozen', next: { remaining: 0 }, owed: [] })
    await leave({ way: 'go-on', reason: 'came back' }, referee)
    expect(await listOf(listId)).toMatchObject({ frozen: null, next: { remaining: 22 } })
  })

  it('is found in no other tournament', async () => {
    const { listId } = await tablePlayed(5)
    const other = await buildTable()
    expect(await refusal(leaveTable(desk, other.tournamentId, { actId: hexId(), listId, way: 'as-four', position: 5, fromPlace: 3, staysAway: true }))).toEqual({ code: 'not-found' })
  })
})

await onBothDatabases('somebody who has played and withdraws', () => {
  it('stays in the results, is out of the coming draw, and comes back', async () => {
    const { tournamentId, people } = await tablePlayed(4)
    const id = people[0] ?? ''
    await write((transaction) => transaction.participant.updateMany({ where: { tournamentId }, data: { checkedInAt: new Date() } }))
    const present = async () => (await read((reader) => drawInput(reader, tournamentId))).present.length
    await withdrawParticipant(tournamentId, id, { withdrawn: true, actor: 'account:x' })
    expect([await present(), (await getStandings(tournamentId)).rows.length, (await listParticipants(tournamentId)).length]).toEqual([3, 4, 4])
    await withdrawParticipant(tournamentId, id, { withdrawn: false, actor: 'account:x' })
    expect(await present()).toBe(4)
    const trail = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId }, orderBy: { id: 'asc' } }))
    expect(trail.map(({ action }) => action)).toEqual(['participant-withdrawn', 'participant-returned'])
  })
})
