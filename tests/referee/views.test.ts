import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { write } from '@/lib/db/write'
import { awardPenalty } from '@/lib/tournament/penalties/award-penalty'
import { cancelPenalty } from '@/lib/tournament/penalties/cancel-penalty'
import { challengePenalty } from '@/lib/tournament/penalties/challenge-penalty'
import { decideChallenge } from '@/lib/tournament/penalties/decide-challenge'
import { decisionLog } from '@/lib/tournament/penalties/decision-log'
import { decisionTable } from '@/lib/tournament/penalties/decision-table'
import { imposeSanction } from '@/lib/tournament/penalties/impose-sanction'
import { listSanctions } from '@/lib/tournament/penalties/list-sanctions'
import { refereeQueue } from '@/lib/tournament/penalties/referee-queue'
import { peopleToChoose } from '@/lib/tournament/players/people-to-choose'
import { onBothDatabases } from '@/tests/support/both-databases'
import { hexId } from '@/tests/support/build-tournament'
import { minor, penaltyScene } from '@/tests/support/penalty-scene'
import { refusal } from '@/tests/support/rounds-of'

async function scene() {
  const built = await penaltyScene()
  const { tournamentId, listId, referee, tribunal } = built
  const act = (accountId: string) => ({ tournamentId, accountId, actId: hexId(), listId })
  const author = { actor: `account:${referee}`, roles: new Set(['referee']) }
  const member = { actor: `account:${tribunal}`, roles: new Set(['tribunal']) }
  const claim = (claimId: string) => built.atTable('claim-raised', { claimId, place: 1, claimant: 3, offenders: [2], violation: 'not-followed', partiesClear: true })
  return { ...built, act, author, member, claim }
}

/** By position 2 against the solo of position 4: the game is over and has used up its number. */
const overSolo = minor({ severity: 'serious', kind: 'solo', soloist: 4, claimId: 'c1' })

await onBothDatabases('what referee and tribunal are shown', () => {
  it('is a queue of what waits, the oldest first, until it is decided', async () => {
    const { tournamentId, act, author, referee, atTable, claim } = await scene()
    await claim('c1')
    await atTable('penalty-awarded', minor({ penaltyId: 'p2', offender: 1 }))
    await atTable('list-objected', { position: 4 })
    const waiting = async () => (await refereeQueue(tournamentId)).map(({ kind, gameNo, by, offenders }) => [kind, gameNo, by, ...offenders])
    expect(await waiting()).toEqual([['claim', 1, 'Sample 3', 'Sample 2'], ['unsigned', 1, null, 'Sample 1'], ['objection', null, 'Sample 4']])
    await awardPenalty(author, { ...act(referee), award: minor({ claimId: 'c1' }), seen: 1 })
    await challengePenalty(author, { ...act(referee), penaltyId: 'p1', version: 2, challenger: 2 })
    expect(await waiting()).toEqual([['unsigned', 1, null, 'Sample 1'], ['objection', null, 'Sample 4'], ['challenge', 1, 'Sample 2', 'Sample 2']])
  })

  it('can impose on somebody who has left and is still ranked', async () => {
    const { tournamentId, people } = await scene()
    const [gone = ''] = people
    await write((transaction) => transaction.participant.update({ where: { id: gone }, data: { withdrawnAt: new Date() } }))
    expect((await peopleToChoose(tournamentId, { leavers: true })).map(({ id }) => id)).toContain(gone)
    expect((await peopleToChoose(tournamentId)).map(({ id }) => id)).not.toContain(gone)
  })

  it('is a table with its claims, its decisions and what each person was decided against before', async () => {
    const { tournamentId, tableId, act, author, referee, claim, playsAs } = await scene()
    const other = await scene()
    await claim('c1')
    await awardPenalty(author, { ...act(referee), award: overSolo, seen: 0 })
    await awardPenalty(author, { ...act(referee), award: minor({ penaltyId: 'p2' }), seen: 1 })
    await cancelPenalty(author, { ...act(referee), penaltyId: 'p2', version: 2, reason: 'Irrtum' })
    await claim('c2')
    const table = await decisionTable(tournamentId, tableId, referee)
    expect(table.claims.map(({ claimId, version, gameNo, violation }) => [claimId, version, gameNo, violation])).toEqual([['c2', 1, 2, 'not-followed']])
    expect(table.decisions.map(({ status, gameNo, points, offender, signedBy, reason }) => [status, gameNo, points, offender, signedBy, reason])).toEqual([
      ['signed', 1, [0, -12, 0, 12], 'Sample 2', 'Sample', null],
      ['cancelled', 2, null, 'Sample 2', 'Sample', 'Irrtum'],
    ])
    expect(table.people.map(({ earlier }) => earlier)).toEqual([[], [{ round: 1, what: 'serious' }], [], []])
    expect(table.isOwnTable).toBe(false)
    await playsAs(referee, 1)
    expect((await decisionTable(tournamentId, tableId, referee)).isOwnTable).toBe(true)
    expect(await refusal(decisionTable(other.tournamentId, tableId, referee))).toEqual({ code: 'not-found' })
  })

  it('is a log that says of every moment what was decided then, whatever the tribunal said later', async () => {
    const { tournamentId, act, author, member, referee, tribunal, claim } = await scene()
    await claim('c1')
    await awardPenalty(author, { ...act(referee), award: overSolo, seen: 0 })
    await challengePenalty(author, { ...act(referee), penaltyId: 'p1', version: 2, challenger: 2 })
    await decideChallenge(member, { ...act(tribunal), penaltyId: 'p1', version: 3, outcome: 'changed', award: minor({ offender: 1 }), members: [], extraTime: { minutes: 1, reason: 'Schiedsgericht' } })
    const log = (await decisionLog(tournamentId)).map(({ what, severity, outcome, offenders, by }) => [what, severity, outcome, ...offenders, by])
    expect(log).toEqual([
      ['claim-raised', null, null, 'Sample 2', null],
      ['penalty-awarded', 'serious', null, 'Sample 2', 'Sample'],
      ['penalty-countersigned', null, null, 'Sample 2', 'Sample'],
      ['penalty-challenged', null, null, 'Sample 2', 'Sample'],
      ['penalty-decided', 'minor', 'changed', 'Sample 1', 'Sample'],
      ['extra-time-granted', null, null, 'Sample'],
    ])
  })

  it('keeps the number of a game that the penalty has used up', async () => {
    const { tournamentId, act, author, referee, claim, atTable } = await scene()
    await claim('c1')
    await awardPenalty(author, { ...act(referee), award: overSolo, seen: 0 })
    await atTable('game-entered', { place: 1, kind: 'normal', soloist: null, points: [1, 1, -1, -1] })
    expect((await decisionLog(tournamentId)).map(({ gameNo }) => gameNo)).toEqual([1, 1, 1])
  })

  it('has both figures of who was deducted points: what the lists say, and what is left', async () => {
    const { tournamentId, people, atTable, member, tribunal } = await scene()
    const impose = (points: number) => imposeSanction(member, { tournamentId, accountId: tribunal }, { id: randomUUID(), participantId: people[0] ?? '', roundNumber: 1, kind: 'deduction', points, reason: 'x' })
    await impose(5)
    expect((await listSanctions(tournamentId)).map(({ figures }) => figures)).toEqual([null])
    await atTable('game-entered', { place: 1, kind: 'normal', soloist: null, points: [3, 3, -3, -3] })
    await impose(12)
    expect((await listSanctions(tournamentId)).map(({ points, figures }) => [points, figures])).toEqual([[12, { before: 3, after: -14 }], [5, { before: 3, after: -14 }]])
  })
})
