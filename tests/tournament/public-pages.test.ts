import { expect, it } from 'vitest'
import { courseSteps } from '@/components/public/course-steps'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { publicPerson } from '@/lib/tournament/person/public-person'
import { peopleToFind } from '@/lib/tournament/public/people-to-find'
import { publicTable } from '@/lib/tournament/public/public-table'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { publicTournament } from '@/lib/tournament/tournaments/public-tournament'
import { onBothDatabases } from '../support/both-databases'
import { buildTable, operationOn } from '../support/build-tournament'
import { closeWithTotals, draw, playedRound, seen, storedRound } from '../support/rounds-of'
import { typed } from '../support/typed'

async function scene() {
  const table = await buildTable()
  const { slug } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: table.tournamentId } }))
  const enter = (...games: ReturnType<typeof typed.normal>[]) => appendOperations('device:x', games.map((game) => operationOn(table.listId, 'game-entered', game)))
  return { ...table, slug, enter }
}

await onBothDatabases('the public pages', () => {
  it('follow a table row by row, with numbers for names until somebody agrees', async () => {
    const { slug, enter, people } = await scene()
    await write((transaction) => transaction.participant.update({ where: { id: people[0] ?? '' }, data: { consent: 'full' } }))
    await enter(typed.solo(1, 2, [-1, 3, -1, -1]), typed.normal(2))
    const table = await publicTable(slug, 1)
    expect(table?.people).toEqual([
      { startNumber: 1, name: 'Sample 1', club: '', total: 1 },
      { startNumber: 2, name: null, club: '', total: 5 },
      { startNumber: 3, name: null, club: '', total: -3 },
      { startNumber: 4, name: null, club: '', total: -3 },
    ])
    expect(table?.rows.map(({ gameNo, points }) => [gameNo, points])).toEqual([
      [1, [-1, 3, -1, -1]],
      [2, [2, 2, -2, -2]],
    ])
    expect(table).toMatchObject({ round: { number: 1, of: 1, state: 'released' }, remaining: 22, totalsOnly: false })
    expect(await publicTable(slug, 2)).toBeNull()
    expect(await publicTable('nothing', 1)).toBeNull()
  })

  it('tell every game of a person with the running total, a solo only to whoever played it', async () => {
    const { slug, enter } = await scene()
    await enter(typed.solo(1, 2, [-1, 3, -1, -1]), typed.normal(2))
    const [one, two] = [await publicPerson(slug, 1), await publicPerson(slug, 2)]
    expect(two?.rounds).toMatchObject([{ number: 1, table: 1, points: 5, totalsOnly: false, entries: [{ kind: 'compulsory-solo', gameNo: 1, points: 3, total: 3 }, { kind: 'game', gameNo: 2, points: 2, total: 5 }] }])
    expect(one?.rounds[0]?.entries.map(({ kind, total }) => [kind, total])).toEqual([['game', -1], ['game', 1]])
    expect(two?.figures).toEqual({ gamesPlayed: 2, gamesPositive: 2, solosPlayed: 1, solosPositive: 1 })
    expect(await publicPerson(slug, 3)).toMatchObject({ name: null, startNumber: 3 })
    expect(await publicPerson(slug, 99)).toBeNull()
  })

  it('go on with the total from round to round', async () => {
    const { tournamentId, slug, roundId } = await playedRound(8)
    await closeWithTotals(tournamentId, roundId)
    const { standings } = (await publicTournament(slug)) ?? { standings: { rows: [] } }
    const [first] = standings.rows
    const person = await publicPerson(slug, first?.startNumber ?? 0)
    expect(person?.rounds).toMatchObject([{ number: 1, points: 12, totalsOnly: true, entries: [] }])
    expect(first).toMatchObject({ perRound: [12], gamesPlayed: null })
  })

  it('lead the course of a person to the total of the standings, over totals from paper and games', async () => {
    const { tournamentId, slug, roundId } = await playedRound(8)
    await closeWithTotals(tournamentId, roundId)
    const { roundId: second } = await draw(tournamentId, 'next')
    await publishRound(await seen(tournamentId, second))
    await releaseRound(await seen(tournamentId, second))
    const listId = (await storedRound(second)).tables[0]?.list?.id ?? ''
    await appendOperations('device:x', [operationOn(listId, 'game-entered', typed.normal(1))])
    for (const startNumber of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const person = await publicPerson(slug, startNumber)
      expect(courseSteps(person?.rounds ?? [], person?.deduction ?? 0).at(-1)?.total).toBe(person?.rank?.total)
    }
  })

  it('know nothing of a draft and of an archived round', async () => {
    const { tournamentId, slug, roundId } = await playedRound(8)
    await closeWithTotals(tournamentId, roundId)
    await draw(tournamentId, 'next')
    const tournament = await publicTournament(slug)
    expect(tournament?.rounds.map(({ number }) => number)).toEqual([1])
    expect(await publicTable(slug, 1)).toMatchObject({ round: { number: 1, state: 'closed' } })
    const person = tournament === null ? undefined : peopleToFind(tournament)[0]
    expect(person?.seat).toMatchObject({ table: 1, position: 1 })
    await write((transaction) => transaction.round.update({ where: { id: roundId }, data: { state: 'archived', archive: 1 } }))
    expect(await publicTable(slug, 1)).toBeNull()
    expect((await publicPerson(slug, person?.startNumber ?? 0))?.rounds).toEqual([])
  })
})
