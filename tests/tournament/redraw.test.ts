import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { checkIn } from '@/lib/tournament/players/check-in'
import { addParticipants } from '@/lib/tournament/players/add-participants'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { putIn } from '@/lib/tournament/seating/put-in'
import { redrawRound } from '@/lib/tournament/seating/redraw-round'
import { restoreRound } from '@/lib/tournament/seating/restore-round'
import { tableSession } from '@/lib/tournament/tables/table-session'
import { publicTournament } from '@/lib/tournament/tournaments/public-tournament'
import { buildField } from '../support/build-field'
import { onBothDatabases } from '../support/both-databases'
import { operationOn } from '../support/build-tournament'
import { joinTable } from '../support/join-table'
import { draw, refusal, seen, storedRound } from '../support/rounds-of'

const ids = (round: Awaited<ReturnType<typeof storedRound>>) => round.tables.flatMap(({ seats }) => seats.map(({ participantId }) => participantId))
const order = { seed: 'again', absent: [], devices: 0 }

async function publishedRound(people = 9) {
  const field = await buildField({ people })
  const { roundId } = await draw(field.tournamentId)
  await publishRound(await seen(field.tournamentId, roundId))
  return { ...field, roundId }
}

const gameOn = (listId: string) => operationOn(listId, 'game-entered', { place: 1, kind: 'normal', soloist: null, points: [1, 1, -1, -1] })

await onBothDatabases('a published round that is drawn again', () => {
  it('seats those who are here without the no-show, is published at once, and keeps the old one whole', async () => {
    const { tournamentId, slug, people, roundId } = await publishedRound()
    const before = await storedRound(roundId)
    const [noShow = ''] = people
    const again = await redrawRound({ ...(await seen(tournamentId, roundId)), ...order, absent: [noShow] })
    const [old, now] = [await storedRound(roundId), await storedRound(again.roundId)]
    expect([old.state, old.archive, ids(old)]).toEqual(['archived', 1, ids(before)])
    expect([now.state, now.archive, now.number, now.publishedAt !== null]).toEqual(['published', 0, 1, true])
    expect(ids(now).toSorted()).toEqual(people.slice(1).toSorted())
    expect(now.tables.map(({ size, list }) => [size, list !== null])).toEqual([[4, true], [4, true]])
    expect((await publicTournament(slug))?.rounds.map(({ number, tables }) => [number, tables.length])).toEqual([[1, 2]])
    expect((await read((reader) => reader.participant.findUniqueOrThrow({ where: { id: noShow } }))).checkedInAt).toBeNull()
    const trail = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId }, orderBy: { id: 'asc' } }))
    expect(trail.map(({ action }) => action)).toEqual(['round-drawn', 'round-published', 'round-archived', 'participant-missing', 'round-drawn', 'round-published'])
  })

  it('seats somebody who was added since', async () => {
    const { tournamentId, people, roundId } = await publishedRound(8)
    const id = randomUUID()
    await addParticipants(tournamentId, [{ id, name: 'Late', club: '' }])
    await checkIn(tournamentId, id, true)
    const again = await redrawRound({ ...(await seen(tournamentId, roundId)), ...order })
    expect(ids(await storedRound(again.roundId)).toSorted()).toEqual([...people, id].toSorted())
  })

  it('ends the devices of the old one, which are told why; the same sign leads to the new list', async () => {
    const { tournamentId, roundId } = await publishedRound()
    const { sessionToken, listId } = await joinTable(tournamentId)
    expect(await refusal(redrawRound({ ...(await seen(tournamentId, roundId)), ...order }))).toEqual({ code: 'devices-joined', count: 1 })
    expect((await storedRound(roundId)).state).toBe('published')
    await redrawRound({ ...(await seen(tournamentId, roundId)), ...order, devices: 1 })
    expect(await refusal(tableSession(sessionToken))).toEqual({ code: 'round-drawn-again' })
    expect((await joinTable(tournamentId)).listId).not.toBe(listId)
  })

  it('is refused once a game was entered, at whichever table, and takes no entry any more once it went through', async () => {
    const { tournamentId, roundId } = await publishedRound()
    await releaseRound(await seen(tournamentId, roundId))
    const [four] = (await storedRound(roundId)).tables
    const listId = four?.list?.id ?? ''
    const again = await redrawRound({ ...(await seen(tournamentId, roundId)), ...order })
    expect(await appendOperations('device:x', [gameOn(listId)])).toMatchObject([{ outcome: 'refused', violations: [{ code: 'round-archived' }] }])
    await releaseRound(await seen(tournamentId, again.roundId))
    const entered = (await storedRound(again.roundId)).tables[0]?.list?.id ?? ''
    expect(await appendOperations('device:x', [gameOn(entered)])).toMatchObject([{ outcome: 'stored' }])
    expect(await refusal(redrawRound({ ...(await seen(tournamentId, again.roundId)), ...order }))).toEqual({ code: 'round-has-entries', number: 1, count: 1, tables: '1' })
    expect(await refusal(restoreRound(await seen(tournamentId, roundId)))).toEqual({ code: 'round-has-entries', number: 1, count: 1, tables: '1' })
    expect([(await storedRound(roundId)).archive, (await storedRound(again.roundId)).archive]).toEqual([1, 0])
  })

  it('happens once when two desks do it at once, and not with people who cannot be seated', async () => {
    const { tournamentId, people, roundId } = await publishedRound(8)
    const before = await seen(tournamentId, roundId)
    expect(await refusal(redrawRound({ ...before, ...order, absent: people.slice(0, 1) }))).toMatchObject({ code: 'people-cannot-be-seated', people: 7 })
    const outcomes = await Promise.all([refusal(redrawRound({ ...before, ...order })), refusal(redrawRound({ ...before, ...order, seed: 'other' }))])
    expect(outcomes.map((outcome) => outcome?.code ?? 'drawn').toSorted()).toEqual(['changed-meanwhile', 'drawn'])
    expect(await read((reader) => reader.round.count({ where: { tournamentId } }))).toBe(2)
  })

  it('is restored with its seats while nothing was entered, and back again', async () => {
    const { tournamentId, roundId } = await publishedRound()
    const again = await redrawRound({ ...(await seen(tournamentId, roundId)), ...order })
    await restoreRound(await seen(tournamentId, roundId))
    expect([(await storedRound(roundId)).state, (await storedRound(roundId)).archive, (await storedRound(again.roundId)).archive]).toEqual(['published', 0, 2])
    await restoreRound(await seen(tournamentId, again.roundId))
    expect([(await storedRound(roundId)).archive, (await storedRound(again.roundId)).archive]).toEqual([3, 0])
  })

  it('is not touched through another tournament', async () => {
    const { tournamentId, roundId } = await publishedRound()
    const other = await buildField()
    const foreign = { ...(await seen(tournamentId, roundId)), tournamentId: other.tournamentId }
    const seatId = (await storedRound(roundId)).tables[0]?.seats[0]?.id ?? ''
    expect(await refusal(redrawRound({ ...foreign, ...order }))).toEqual({ code: 'not-found' })
    expect(await refusal(restoreRound(foreign))).toEqual({ code: 'not-found' })
    expect(await refusal(putIn({ ...foreign, seatId, person: { id: other.people[0] ?? '' } }))).toEqual({ code: 'not-found' })
  })
})

await onBothDatabases('a seat whose person has not come', () => {
  const firstSeat = async (roundId: string) => {
    const seat = (await storedRound(roundId)).tables[0]?.seats[0]
    if (!seat) throw new Error('A table was drawn.')
    return seat
  }

  it('is taken by somebody new, with the time of the change, and the no-show is missing again', async () => {
    const { tournamentId, roundId } = await publishedRound()
    const before = await firstSeat(roundId)
    const id = randomUUID()
    await putIn({ ...(await seen(tournamentId, roundId)), seatId: before.id, person: { id, name: 'Late', club: '' } })
    const after = await firstSeat(roundId)
    expect([after.participantId, after.changedAt !== null]).toEqual([id, true])
    const people = await read((reader) => reader.participant.findMany({ where: { id: { in: [id, before.participantId] } }, orderBy: { startNumber: 'asc' } }))
    expect(people.map(({ startNumber, checkedInAt }) => [startNumber > 9, checkedInAt !== null])).toEqual([[false, false], [true, true]])
  })

  it('is not taken by somebody who sits elsewhere, nor after the release', async () => {
    const { tournamentId, roundId } = await publishedRound()
    const seat = await firstSeat(roundId)
    const other = (await storedRound(roundId)).tables[1]?.seats[0]?.participantId ?? ''
    expect(await refusal(putIn({ ...(await seen(tournamentId, roundId)), seatId: seat.id, person: { id: other } }))).toMatchObject({ code: 'seated-elsewhere' })
    await releaseRound(await seen(tournamentId, roundId))
    const fresh = { id: randomUUID(), name: 'Late', club: '' }
    expect(await refusal(putIn({ ...(await seen(tournamentId, roundId)), seatId: seat.id, person: fresh }))).toEqual({ code: 'seats-stand' })
    expect(await read((reader) => reader.participant.count({ where: { tournamentId } }))).toBe(9)
  })
})
