import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { drawView } from '@/lib/tournament/rounds/draft-view'
import { drawRecordOf } from '@/lib/tournament/rounds/draw-record'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { getStandings } from '@/lib/tournament/standings/get-standings'
import { onBothDatabases } from '../support/both-databases'
import { actor, closeWithTotals, draw, playedRound, refusal, seen, storedRound } from '../support/rounds-of'
import { buildField } from '../support/build-field'

async function afterOneRound(people = 16) {
  const round = await playedRound(people, 4)
  await closeWithTotals(round.tournamentId, round.roundId)
  return round
}

/** The ranks of the people at each table by the standings, the order of positions left out. */
async function ranksAtTables(tournamentId: string, roundId: string) {
  const { rows } = await getStandings(tournamentId, 1)
  return (await storedRound(roundId)).tables.map(({ seats }) => seats.map(({ participantId }) => rows.findIndex(({ personId }) => personId === participantId) + 1).toSorted((one, other) => one - other))
}

const deduct = (tournamentId: string, participantId: string, points: number) =>
  write((transaction) => transaction.sanction.create({ data: { tournamentId, participantId, roundNumber: 1, kind: 'deduction', points, reason: 'sample', decidedBy: actor } }))

await onBothDatabases('a draw by standings', () => {
  it.each(['standings', 'final'] as const)('seats ranks 1 to 4 at the first table, then the next four (%s)', async (mode) => {
    const { tournamentId } = await afterOneRound()
    const { roundId } = await draw(tournamentId, 'next', mode)
    expect(await ranksAtTables(tournamentId, roundId)).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]])
  })

  it('avoids a second meeting by small moves where it is asked to', async () => {
    const { tournamentId } = await afterOneRound(24)
    await draw(tournamentId, 'next', 'standings-avoid')
    expect((await drawView(tournamentId)).draft).toMatchObject({ mode: 'standings-avoid', figures: { repeats: 0 }, standings: { afterRound: 1, official: true } })
  })

  it('keeps the mode and the ranking it went by, and plans this one round alone', async () => {
    const { tournamentId } = await afterOneRound()
    const { roundId } = await draw(tournamentId, 'next', 'standings')
    const { rows } = await getStandings(tournamentId)
    expect(drawRecordOf((await storedRound(roundId)).drawRecord)).toMatchObject({ mode: 'standings', plannedTogether: 1, standings: { afterRound: 1, official: true, ranks: rows.map(({ startNumber }) => String(startNumber)) } })
    const [trace] = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'round-drawn' }, orderBy: { id: 'desc' } }))
    expect(trace?.params).toMatchObject({ mode: 'standings' })
  })

  it('is refused before a round is closed, and seats newcomers last', async () => {
    const { tournamentId } = await buildField({ people: 8 })
    expect(await refusal(draw(tournamentId, 'first', 'standings'))).toEqual({ code: 'no-standings-yet' })
    const later = await afterOneRound(8)
    await write((transaction) => transaction.participant.create({ data: { tournamentId: later.tournamentId, startNumber: 9, name: 'New', club: '', categories: [], checkedInAt: new Date() } }))
    const { roundId } = await draw(later.tournamentId, 'next', 'final')
    expect((await ranksAtTables(later.tournamentId, roundId))[1]).toEqual([0, 5, 6, 7, 8])
  })

  it('goes by the last closed round while another is played, and is stale once that is closed', async () => {
    const { tournamentId } = await afterOneRound(8)
    const second = await draw(tournamentId, 'second')
    await publishRound(await seen(tournamentId, second.roundId))
    await releaseRound(await seen(tournamentId, second.roundId))
    await draw(tournamentId, 'third', 'standings')
    expect((await drawView(tournamentId)).draft).toMatchObject({ standings: { afterRound: 1 }, stale: null })
    await closeWithTotals(tournamentId, second.roundId, [-40, 0, 0, 40])
    expect((await drawView(tournamentId)).draft?.stale).toEqual({ correctedAt: null, ranksChanged: true })
  })

  it('says that it was made before a correction, and whether the ranks are others now', async () => {
    const { tournamentId, tables } = await afterOneRound(8)
    await draw(tournamentId, 'next', 'standings')
    expect((await drawView(tournamentId)).draft?.stale).toBeNull()
    await deduct(tournamentId, tables[0]?.seats[0]?.participantId ?? '', 12)
    const { draft } = await drawView(tournamentId)
    const time = (await getStandings(tournamentId)).correctedAt?.toISOString()
    expect(draft?.stale).toEqual({ correctedAt: time, ranksChanged: true })
  })

  it('of chance alone says so as well, and has no ranks that could be others', async () => {
    const { tournamentId, tables } = await afterOneRound(8)
    const { roundId } = await draw(tournamentId, 'next')
    await deduct(tournamentId, tables[0]?.seats[0]?.participantId ?? '', 12)
    expect((await drawView(tournamentId)).draft?.stale).toMatchObject({ ranksChanged: false })
    await publishRound(await seen(tournamentId, roundId))
    expect((await drawView(tournamentId)).drawn.map(({ number, mode, stale }) => [number, mode, stale?.ranksChanged ?? null])).toEqual([[1, 'random', null], [2, 'random', false]])
  })

  it.each([0, 3, 7])('says in plain data, as it travels to the page, why %d people cannot be seated', async (people) => {
    const { tournamentId } = await buildField({ people })
    const { problem } = await drawView(tournamentId)
    expect(problem).toStrictEqual({ code: 'people-cannot-be-seated', params: expect.objectContaining({ people }) as unknown })
    expect(problem).not.toBeInstanceOf(Error)
  })
})
