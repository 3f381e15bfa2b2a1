import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { newParticipant } from '@/lib/schema/participant'
import { addParticipants } from '@/lib/tournament/players/add-participants'
import { checkIn } from '@/lib/tournament/players/check-in'
import { checkInSeveral } from '@/lib/tournament/players/check-in-several'
import { editParticipant } from '@/lib/tournament/players/edit-participant'
import { listParticipants } from '@/lib/tournament/players/list-participants'
import { removeParticipant } from '@/lib/tournament/players/remove-participant'
import { restoreParticipant } from '@/lib/tournament/players/restore-participant'
import { createTournament } from '@/lib/tournament/tournaments/create-tournament'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { buildTable } from '@/tests/support/build-tournament'

const person = (name: string, club = '') => ({ id: randomUUID(), name, club })

async function emptyTournament(): Promise<string> {
  const id = randomUUID()
  await createTournament({ id, name: 'Cup', place: 'Verden', day: '2026-11-29', kind: 'club', plannedRounds: 3, tieRule: 'shared' }, await buildAccount())
  return id
}

it.each([
  ['  Anna \t Meyer \n', 'Anna Meyer'],
  ['A\u0308nne', 'Änne'],
  ['Anna\u00A0Meyer', 'Anna Meyer'],
])('a typed name %j is kept as %j', (name, kept) => {
  expect(newParticipant.parse({ id: randomUUID(), name, club: '' }).name).toBe(kept)
})

await onBothDatabases('participants', () => {
  it('get start numbers in the order they come', async () => {
    const tournament = await emptyTournament()
    await addParticipants(tournament, [person('Anna'), person('Berta')])
    await addParticipants(tournament, [person('Carl')])
    expect((await listParticipants(tournament)).map(({ startNumber, name }) => `${startNumber} ${name}`)).toEqual(['1 Anna', '2 Berta', '3 Carl'])
  })

  it('never get a number again that somebody had', async () => {
    const tournament = await emptyTournament()
    const berta = person('Berta')
    await addParticipants(tournament, [person('Anna'), berta])
    await removeParticipant(tournament, berta.id, 'account:x')
    const { added } = await addParticipants(tournament, [person('Carl')])
    expect(added.map(({ startNumber }) => startNumber)).toEqual([3])
  })

  it('are added once when they are sent twice', async () => {
    const tournament = await emptyTournament()
    const anna = person('Anna')
    const [first, second] = [await addParticipants(tournament, [anna]), await addParticipants(tournament, [anna, person('Berta')])]
    expect(second.added[0]).toEqual(first.added[0])
    expect(await listParticipants(tournament)).toHaveLength(2)
  })

  it('are all there when several desks add at once, each with a number of its own', async () => {
    const tournament = await emptyTournament()
    await Promise.all(Array.from({ length: 12 }, (_, index) => addParticipants(tournament, [person(`Desk ${index}`)])))
    expect((await listParticipants(tournament)).map(({ startNumber }) => startNumber)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })

  it('are ticked to what was wished, whoever wished it first', async () => {
    const tournament = await emptyTournament()
    const anna = person('Anna')
    await addParticipants(tournament, [anna])
    await Promise.all([checkIn(tournament, anna.id, true), checkIn(tournament, anna.id, true)])
    expect(await listParticipants(tournament)).toMatchObject([{ present: true, version: 1 }])
    await checkIn(tournament, anna.id, false)
    expect(await listParticipants(tournament)).toMatchObject([{ present: false }])
  })

  it('are ticked all at once, save who has withdrawn, whoever came before keeps the time, and it can be taken back', async () => {
    const { tournamentId, people } = await buildTable()
    const [early = '', gone = '', ...rest] = people
    const elsewhere = await emptyTournament()
    const stranger = person('Stranger')
    await addParticipants(elsewhere, [stranger])
    await write((transaction) => transaction.participant.updateMany({ where: { tournamentId }, data: { checkedInAt: null } }))
    await checkIn(tournamentId, early, true, new Date('2026-11-29T09:00:00Z'))
    await write((transaction) => transaction.participant.update({ where: { id: gone }, data: { withdrawnAt: new Date() } }))
    const before = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))
    const said = { people: [...people, stranger.id] }
    const atTen = new Date('2026-11-29T10:00:00Z')
    expect(await checkInSeveral(tournamentId, { ...said, present: true }, atTen)).toEqual({ present: true, tournamentVersion: before.version + 1 })
    const times = async () => new Map((await read((reader) => reader.participant.findMany({ where: { tournamentId } }))).map(({ id, checkedInAt }) => [id, checkedInAt?.toISOString() ?? null]))
    expect(await times()).toEqual(new Map([[early, '2026-11-29T09:00:00.000Z'], [gone, null], ...rest.map((id) => [id, atTen.toISOString()] as const)]))
    expect(await listParticipants(elsewhere)).toMatchObject([{ present: false }])
    await checkInSeveral(tournamentId, { people: rest, present: false })
    expect(await times()).toEqual(new Map([[early, '2026-11-29T09:00:00.000Z'], [gone, null], ...rest.map((id) => [id, null] as const)]))
  })

  it('raise the version of the tournament with every change, for the open pages', async () => {
    const tournament = await emptyTournament()
    const anna = person('Anna')
    const versions = [
      await addParticipants(tournament, [anna]),
      await checkIn(tournament, anna.id, true),
      await editParticipant(tournament, anna.id, { version: 1, name: 'Anne', club: '' }, 'account:x'),
      await removeParticipant(tournament, anna.id, 'account:x'),
      await restoreParticipant(tournament, anna.id, 'account:x'),
    ].map(({ tournamentVersion }) => tournamentVersion)
    expect(versions).toEqual([1, 2, 3, 4, 5])
  })

  it('changed at two desks at once: the second is told what stands there now, and nothing is lost', async () => {
    const tournament = await emptyTournament()
    const anna = person('Anna')
    await addParticipants(tournament, [anna])
    await editParticipant(tournament, anna.id, { version: 1, name: 'Anna Meyer', club: 'OL' }, 'account:x')
    await expect(editParticipant(tournament, anna.id, { version: 1, name: 'Anna Maier', club: '' }, 'account:x')).rejects.toMatchObject({ code: 'changed-meanwhile', params: { name: 'Anna Meyer', club: 'OL', consent: 'notAsked', version: 2 } })
    expect(await editParticipant(tournament, anna.id, { version: 1, name: 'Anna Meyer', club: 'OL' }, 'account:x')).toMatchObject({ version: 2 })
    expect(await listParticipants(tournament)).toMatchObject([{ name: 'Anna Meyer', club: 'OL' }])
  })

  it('come back after a removal as they were', async () => {
    const tournament = await emptyTournament()
    const anna = person('Anna', 'OL')
    await addParticipants(tournament, [anna])
    await checkIn(tournament, anna.id, true)
    const before = await listParticipants(tournament)
    await removeParticipant(tournament, anna.id, 'account:x')
    expect(await listParticipants(tournament)).toEqual([])
    await restoreParticipant(tournament, anna.id, 'account:x')
    expect(await listParticipants(tournament)).toEqual(before)
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { actor: 'account:x' } }))
    expect(traces.map(({ action }) => action).toSorted()).toEqual(['participant-removed', 'participant-restored'])
  })

  it('who have a seat cannot be removed', async () => {
    const { tournamentId, people } = await buildTable()
    const [seated = ''] = people
    await expect(removeParticipant(tournamentId, seated, 'account:x')).rejects.toMatchObject({ code: 'already-seated' })
    expect(await listParticipants(tournamentId)).toHaveLength(4)
  })
})
