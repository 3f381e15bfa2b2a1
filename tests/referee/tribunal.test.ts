import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { drawInput } from '@/lib/tournament/rounds/draw-input'
import { saveCatalogueItem } from '@/lib/tournament/catalogue/save-catalogue-item'
import { cancelPenalty } from '@/lib/tournament/penalties/cancel-penalty'
import { cancelSanction } from '@/lib/tournament/penalties/cancel-sanction'
import { decideChallenge } from '@/lib/tournament/penalties/decide-challenge'
import { decisionTable } from '@/lib/tournament/penalties/decision-table'
import { imposeSanction } from '@/lib/tournament/penalties/impose-sanction'
import { setPlaysAs } from '@/lib/tournament/roles/set-plays-as'
import { onBothDatabases } from '@/tests/support/both-databases'
import { hexId } from '@/tests/support/build-tournament'
import { challenged } from '@/tests/support/challenged-scene'
import { minor, penaltyScene } from '@/tests/support/penalty-scene'
import { refusal } from '@/tests/support/rounds-of'

await onBothDatabases('TSR 8.2.1 · the tribunal', () => {
  it.each([
    ['upholds', { outcome: 'upheld' }, [1, -3, 1, 1]],
    ['changes', { outcome: 'changed', award: minor({ offender: 3 }) }, [1, 1, -3, 1]],
    ['makes it insignificant', { outcome: 'changed', award: minor({ severity: 'insignificant' }) }, [0, 0, 0, 0]],
    ['lifts', { outcome: 'lifted' }, [0, 0, 0, 0]],
  ] as const)('%s a decision, and that is final', async (_, order, totals) => {
    const { decide, fold, author, member, act, referee, tribunal } = await challenged()
    await decide(order)
    expect([(await fold()).totals, (await fold()).penalties[0]?.status]).toEqual([totals, 'decided'])
    expect(await refusal(decide({ ...order, version: 4 }))).toEqual({ code: 'changed-meanwhile' })
    expect(await refusal(cancelPenalty(author, { ...act(referee), penaltyId: 'p1', version: 4, reason: 'x' }))).toMatchObject({ rule: 'decision-final' })
    await cancelPenalty(member, { ...act(tribunal), penaltyId: 'p1', version: 4, reason: 'falsche Person' })
    expect((await fold()).totals).toEqual([0, 0, 0, 0])
  })

  it('does not decide with a member who plays at the table, even if he says yes', async () => {
    const { decide, playsAs, tribunal, fold } = await challenged()
    await playsAs(tribunal, 4)
    expect(await refusal(decide({ interestConfirmed: true }))).toEqual({ code: 'own-case' })
    expect((await fold()).penalties[0]?.status).toBe('challenged')
  })

  it('does not decide with the one who decided first, however he signed, nor lets him take the final word back', async () => {
    const { decide, author, act, referee, tribunal, fold, tournamentId, tableId } = await challenged()
    const both = { actor: author.actor, roles: new Set(['referee', 'tribunal']) }
    expect(await refusal(decideChallenge(both, { ...act(referee), penaltyId: 'p1', version: 3, outcome: 'upheld', members: [], extraTime: { minutes: 1, reason: 'Schiedsgericht' } }))).toEqual({ code: 'own-decision' })
    expect((await fold()).penalties[0]?.status).toBe('challenged')
    const seenBy = async (accountId: string) => (await decisionTable(tournamentId, tableId, accountId)).decisions.map(({ isOwnDecision }) => isOwnDecision)
    expect([await seenBy(referee), await seenBy(tribunal)]).toEqual([[true], [false]])
    await decide()
    expect(await refusal(cancelPenalty(both, { ...act(referee), penaltyId: 'p1', version: 4, reason: 'x' }))).toEqual({ code: 'own-decision' })
  })

  it('is asked only about what is challenged, and only the tribunal is', async () => {
    const { decide, author, act, referee, fold } = await challenged()
    expect(await refusal(decideChallenge({ ...author, actor: 'account:another' }, { ...act(referee), penaltyId: 'p1', version: 3, outcome: 'lifted', members: [], extraTime: { minutes: 1, reason: 'Schiedsgericht' } }))).toMatchObject({ code: 'not-allowed' })
    expect(await refusal(decide({ outcome: 'changed', award: minor({ penaltyId: 'other' }) }))).toEqual({ code: 'not-found' })
    expect((await fold()).penalties[0]?.status).toBe('challenged')
  })

  it('gives the time since the referee’s decision with its word, in one act', async () => {
    const { decide, fold, tournamentId } = await challenged()
    const actId = hexId()
    const order = { actId, extraTime: { minutes: 9, reason: 'Schiedsgericht' } }
    await Promise.all([decide(order), decide(order)])
    const list = await fold()
    expect([list.extraMinutes, list.penalties[0]?.status]).toEqual([9, 'decided'])
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'challenge-decided' } }))
    expect(traces.map(({ params }) => params)).toEqual([{ penaltyId: 'p1', outcome: 'upheld', tables: '1', minutes: 9 }])
  })
})

await onBothDatabases('TSR 9.7 · what stands outside the lists', () => {
  async function scene() {
    const built = await penaltyScene()
    const { tournamentId, referee, tribunal, people } = built
    const [participantId = ''] = people
    const sanction = { id: randomUUID(), participantId, roundNumber: 1, kind: 'deduction', points: 12, reason: 'Karten gezeigt' } as const
    const as = (role: 'referee' | 'tribunal') => ({ actor: `account:${role === 'referee' ? referee : tribunal}`, roles: new Set([role]) })
    const impose = (part: object = {}, role: 'referee' | 'tribunal' = 'tribunal') => imposeSanction(as(role), { tournamentId, accountId: role === 'referee' ? referee : tribunal }, { ...sanction, ...part })
    const stored = () => read((reader) => reader.sanction.findMany({ where: { tournamentId }, orderBy: { decidedAt: 'asc' } }))
    return { ...built, sanction, impose, stored, as }
  }

  it('is imposed by the tribunal, once for a double click, and leaves the list as it is', async () => {
    const { impose, stored, fold } = await scene()
    await impose()
    await impose()
    expect((await stored()).map(({ kind, points, cancelledAt }) => [kind, points, cancelledAt])).toEqual([['deduction', 12, null]])
    expect((await fold()).totals).toEqual([0, 0, 0, 0])
  })

  it.each([
    ['13 points', { points: 13 }, 'deduction-out-of-range'],
    ['no point', { points: 0 }, 'deduction-out-of-range'],
  ])('cannot be %s', async (_, part, rule) => {
    const { impose, stored } = await scene()
    expect(await refusal(impose(part))).toMatchObject({ code: 'list-refused', rule })
    expect(await stored()).toEqual([])
  })

  it('has no points as a warning, and leaves a bound decision to the referee as well', async () => {
    const { impose, stored, tournamentId } = await scene()
    await saveCatalogueItem(tournamentId, { id: 'late', tsr: '9.7.3', kind: 'bound-decision', words: 'Zu spät', points: 6, creditsPartners: false, retired: false }, 'account:desk')
    await impose({ kind: 'warning', id: randomUUID() })
    expect(await refusal(impose({ kind: 'boundDecision', points: 6, id: randomUUID() }, 'referee'))).toEqual({ code: 'not-in-catalogue' })
    await impose({ kind: 'boundDecision', entry: 'late', points: 0, id: randomUUID() }, 'referee')
    expect((await stored()).map(({ kind, points }) => [kind, points]).toSorted()).toEqual([['boundDecision', 6], ['warning', 0]])
    for (const kind of ['warning', 'deduction', 'disqualification']) expect(await refusal(impose({ kind, id: randomUUID() }, 'referee'))).toEqual({ code: 'not-allowed' })
  })

  it('is not imposed on oneself, nor on somebody of another tournament', async () => {
    const { impose, tribunal, playsAs } = await scene()
    const other = await scene()
    expect(await refusal(impose({ participantId: other.people[0] }))).toEqual({ code: 'not-found' })
    expect(await refusal(impose({ roundNumber: 7 }))).toEqual({ code: 'not-found' })
    await playsAs(tribunal, 1)
    expect(await refusal(impose())).toEqual({ code: 'own-case' })
  })

  it('is taken back with a reason and stays', async () => {
    const { impose, stored, sanction, as, tournamentId } = await scene()
    await impose()
    expect(await refusal(cancelSanction(as('referee'), tournamentId, { id: sanction.id, reason: 'x' }))).toEqual({ code: 'not-allowed' })
    await cancelSanction(as('tribunal'), tournamentId, { id: sanction.id, reason: 'Irrtum' })
    expect(await refusal(cancelSanction(as('tribunal'), tournamentId, { id: sanction.id, reason: 'x' }))).toEqual({ code: 'changed-meanwhile' })
    expect((await stored()).map(({ cancelReason }) => cancelReason)).toEqual(['Irrtum'])
  })

  it('keeps who is disqualified out of coming draws, until it is taken back', async () => {
    const { impose, sanction, as, tournamentId } = await scene()
    await write((transaction) => transaction.participant.updateMany({ where: { tournamentId }, data: { checkedInAt: new Date() } }))
    const present = async () => (await read((reader) => drawInput(reader, tournamentId))).present.length
    await impose({ kind: 'disqualification' })
    expect(await present()).toBe(3)
    await cancelSanction(as('tribunal'), tournamentId, { id: sanction.id, reason: 'Irrtum' })
    expect(await present()).toBe(4)
  })
})

await onBothDatabases('who plays too', () => {
  it('is one person of the tournament for one of its staff, and can be ended', async () => {
    const { tournamentId, referee, tribunal, people } = await penaltyScene()
    const [first = '', second = ''] = people
    const accounts = async () => (await read((reader) => reader.participant.findMany({ where: { id: { in: [first, second] } }, orderBy: { startNumber: 'asc' } }))).map(({ accountId }) => accountId)
    await setPlaysAs(tournamentId, { accountId: referee, participantId: first }, 'account:x')
    await setPlaysAs(tournamentId, { accountId: referee, participantId: second }, 'account:x')
    expect(await accounts()).toEqual([null, referee])
    expect(await refusal(setPlaysAs(tournamentId, { accountId: tribunal, participantId: second }, 'account:x'))).toEqual({ code: 'changed-meanwhile' })
    expect(await refusal(setPlaysAs(tournamentId, { accountId: randomUUID(), participantId: first }, 'account:x'))).toEqual({ code: 'not-found' })
    await setPlaysAs(tournamentId, { accountId: referee, participantId: null }, 'account:x')
    expect(await accounts()).toEqual([null, null])
  })
})
