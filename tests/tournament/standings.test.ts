import { expect, it } from 'vitest'
import type { SanctionKind } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { drawnLot } from '@/lib/rules/standings/drawn-lot'
import { checkList } from '@/lib/tournament/lists/check-list'
import { correctList } from '@/lib/tournament/lists/correct-list'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { reopenList } from '@/lib/tournament/lists/reopen-list'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { standingsToPrint } from '@/lib/tournament/print/standings-to-print'
import { deskStandings } from '@/lib/tournament/standings/desk-standings'
import { getStandings } from '@/lib/tournament/standings/get-standings'
import { publicTournament } from '@/lib/tournament/tournaments/public-tournament'
import { onBothDatabases } from '../support/both-databases'
import { hexId } from '../support/build-tournament'
import { actor, closeWithTotals, draw, playedRound, refusal, seen } from '../support/rounds-of'
import { typed } from '../support/typed'
import { handInWholeList } from '../support/whole-list'

const management = { actor, roles: new Set(['management']) }

/** A tournament of eight whose first round is closed: 12, 4, -6 and -10 at both tables. */
async function afterOneRound(rounds = 2) {
  const round = await playedRound(8, rounds)
  await closeWithTotals(round.tournamentId, round.roundId)
  return { ...round, first: round.tables.map(({ seats }) => seats[0]?.participantId ?? '') }
}

async function nextRound(tournamentId: string): Promise<string> {
  const { roundId } = await draw(tournamentId, 'next')
  await publishRound(await seen(tournamentId, roundId))
  await releaseRound(await seen(tournamentId, roundId))
  return roundId
}

const sanction = (tournamentId: string, participantId: string, kind: SanctionKind, points = 0, cancelled = false) =>
  write((transaction) =>
    transaction.sanction.create({ data: { tournamentId, participantId, roundNumber: 1, kind, points, reason: 'sample', decidedBy: actor, ...(cancelled && { cancelledAt: new Date(), cancelledBy: actor, cancelReason: 'sample' }) } }),
  )

await onBothDatabases('the standings', () => {
  it('take deductions and bound decisions off, show both figures, and leave warnings and what was cancelled out', async () => {
    const { tournamentId, slug, first } = await afterOneRound()
    const [one = '', other = ''] = first
    await sanction(tournamentId, one, 'deduction', 9)
    await sanction(tournamentId, one, 'boundDecision', 6)
    await sanction(tournamentId, one, 'warning')
    await sanction(tournamentId, other, 'deduction', 3, true)
    const { rows } = await deskStandings(tournamentId)
    const of = (id: string) => rows.find(({ personId }) => personId === id)
    expect(of(one)).toMatchObject({ listTotal: 12, deduction: 15, total: -3, perRound: [12], deductedPerRound: [15] })
    expect(of(other)).toMatchObject({ listTotal: 12, deduction: 0, total: 12, rank: 1 })
    expect((await standingsToPrint(tournamentId)).rows.find(({ deduction }) => deduction > 0)).toMatchObject({ deduction: 15, total: -3 })
    expect((await publicTournament(slug))?.standings.rows.find(({ deduction }) => deduction > 0)).toMatchObject({ listTotal: 12, deduction: 15, total: -3 })
  })

  it('leave the disqualified out of ranking and coming draws, and the points of the others as they are', async () => {
    const { tournamentId, first } = await afterOneRound()
    const [gone = ''] = first
    await sanction(tournamentId, gone, 'disqualification')
    const { rows, disqualified } = await deskStandings(tournamentId)
    expect([rows.length, disqualified.map(({ personId, total }) => [personId, total])]).toEqual([7, [[gone, 12]]])
    expect(rows.map(({ total }) => total)).toEqual([12, 4, 4, -6, -6, -10, -10])
    expect(await refusal(draw(tournamentId, 'next'))).toMatchObject({ code: 'people-cannot-be-seated', people: 7 })
  })

  it('are not published for a draft in which somebody sits who was disqualified since', async () => {
    const { tournamentId, first } = await afterOneRound()
    const { roundId } = await draw(tournamentId, 'next')
    await sanction(tournamentId, first[0] ?? '', 'disqualification')
    expect(await refusal(publishRound(await seen(tournamentId, roundId)))).toEqual({ code: 'field-changed', come: 0, gone: 1 })
  })

  it('keep who missed a round, and are asked for as they stood after an earlier one', async () => {
    const { tournamentId, first } = await afterOneRound()
    const late = await write((transaction) => transaction.participant.create({ data: { tournamentId, startNumber: 9, name: 'Late', club: '', categories: [], checkedInAt: new Date() } }))
    await write((transaction) => transaction.participant.update({ where: { id: first[0] ?? '' }, data: { withdrawnAt: new Date() } }))
    await closeWithTotals(tournamentId, await nextRound(tournamentId))
    const { rows } = await getStandings(tournamentId)
    const of = (id: string) => rows.find(({ personId }) => personId === id)
    expect([of(first[0] ?? '')?.perRound, of(late.id)?.perRound[0]]).toEqual([[12, null], null])
    const before = await getStandings(tournamentId, 1)
    expect([before.roundNumbers, before.rows.length, before.isFinal]).toEqual([[1], 8, false])
  })

  it('are final once the last planned round is closed, and no longer when another is planned', async () => {
    const { tournamentId } = await afterOneRound(1)
    expect(await getStandings(tournamentId)).toMatchObject({ isFinal: true, official: true, correctedAt: null })
    await write((transaction) => transaction.tournament.update({ where: { id: tournamentId }, data: { plannedRounds: 2 } }))
    expect(await getStandings(tournamentId)).toMatchObject({ isFinal: false, official: true })
  })

  it('say when a closed round was corrected, and are provisional until the list is checked again', async () => {
    const { tournamentId, roundId, tables } = await playedRound(4, 1)
    const listId = tables[0]?.list?.id ?? ''
    await handInWholeList(listId)
    const version = async () => (await listOfTournament(tournamentId, listId)).list.versions.state ?? 0
    const check = async () => checkList(management, { tournamentId, listId, opId: hexId(), baseVersion: await version(), length: 0 })
    await check()
    await write((transaction) => transaction.round.update({ where: { id: roundId }, data: { state: 'closed', closedAt: new Date() } }))
    expect((await getStandings(tournamentId)).correctedAt).toBeNull()
    await reopenList(management, { tournamentId, listId, opId: hexId(), baseVersion: await version(), reason: 'row 7' })
    expect(await getStandings(tournamentId)).toMatchObject({ official: false, isFinal: true, correctedAt: null })
    await correctList(management, { tournamentId, listId, opId: hexId(), baseVersion: 1, change: { kind: 'game-corrected', payload: typed.normal(7, [4, 4, -4, -4]) } })
    await check()
    const operation = await read((reader) => reader.listOperation.findFirstOrThrow({ where: { listId, kind: 'game-corrected' } }))
    expect(await getStandings(tournamentId)).toMatchObject({ official: true, isFinal: true, correctedAt: operation.receivedAt, rounds: [{ correctedAt: operation.receivedAt }] })
    expect((await standingsToPrint(tournamentId)).correctedAt).toEqual(operation.receivedAt)
  })

  it('draw a tie by a lot that anybody can draw again from the seed and the start numbers', async () => {
    const { tournamentId } = await afterOneRound()
    await write((transaction) => transaction.tournament.update({ where: { id: tournamentId }, data: { tieRule: 'lot', tieSeed: 'oberweser' } }))
    const { rows, tie } = await deskStandings(tournamentId)
    const lot = ({ startNumber }: { startNumber: number }) => drawnLot('oberweser', startNumber)
    const [one, other] = rows
    expect(tie).toEqual({ rule: 'lot', seed: 'oberweser' })
    expect(one && other && [one.total, other.total, one.rank, other.rank, lot(one) < lot(other), one.lot === lot(one).slice(0, 8)]).toEqual([12, 12, 1, 2, true, true])
  })
})
