import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { catalogueItem, type CatalogueItem } from '@/lib/schema/catalogue-item'
import { payloadSchemas } from '@/lib/schema/payload-schemas'
import { penaltyAward } from '@/lib/schema/penalty-acts'
import { saveCatalogueItem } from '@/lib/tournament/catalogue/save-catalogue-item'
import { tournamentCatalogue } from '@/lib/tournament/catalogue/tournament-catalogue'
import { awardPenalty } from '@/lib/tournament/penalties/award-penalty'
import { challengePenalty } from '@/lib/tournament/penalties/challenge-penalty'
import { decideChallenge } from '@/lib/tournament/penalties/decide-challenge'
import { decisionLog } from '@/lib/tournament/penalties/decision-log'
import { imposeSanction } from '@/lib/tournament/penalties/impose-sanction'
import { createTournament } from '@/lib/tournament/tournaments/create-tournament'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { hexId } from '@/tests/support/build-tournament'
import { minor, penaltyScene } from '@/tests/support/penalty-scene'
import { refusal } from '@/tests/support/rounds-of'

const bound = (part: Partial<Extract<CatalogueItem, { kind: 'bound-decision' }>> = {}): CatalogueItem => ({ id: 'peeked', tsr: '9.7.3', kind: 'bound-decision', words: 'In fremde Karten gesehen', points: 6, creditsPartners: true, retired: false, ...part })
const quiet = bound({ id: 'late', words: 'Zu spät am Tisch', points: 5, creditsPartners: false })

async function scene(size: 4 | 5 = 4) {
  const built = await penaltyScene(size)
  const { tournamentId, listId, referee, tribunal } = built
  const author = { actor: `account:${referee}`, roles: new Set(['referee']) }
  const member = { actor: `account:${tribunal}`, roles: new Set(['tribunal']) }
  const act = (accountId = referee) => ({ tournamentId, accountId, actId: hexId(), listId })
  const save = (item: CatalogueItem) => saveCatalogueItem(tournamentId, item, 'account:desk')
  return { ...built, author, member, act, save }
}

/** Awarded at the table, to position 2 unless said otherwise. */
const boundAward = (part: object = {}) => minor({ severity: 'bound', boundPoints: 6, reason: 'peeked', ...part })

await onBothDatabases('The catalogue of reasons and bound decisions', () => {
  it('is the same everywhere until somebody changes an entry, which leaves the others as they are', async () => {
    const { tournamentId, save } = await scene()
    const start = await tournamentCatalogue(tournamentId)
    expect(start.map(({ kind }) => kind)).not.toContain('bound-decision')
    const changed = { id: 'remark', tsr: '9.1.5', kind: 'violation', severity: 'serious', words: 'Bemerkung', retired: false } as const
    await Promise.all([save(bound()), save(quiet), save(changed)])
    const items = await tournamentCatalogue(tournamentId)
    expect(items).toHaveLength(start.length + 2)
    expect(items.filter(({ id }) => ['peeked', 'late', 'remark'].includes(id))).toEqual(expect.arrayContaining([bound(), quiet, changed]))
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'catalogue-changed' } }))
    expect(traces).toHaveLength(3)
  })

  it.each([
    ['a credit that three players cannot share', bound({ points: 4 }), { rule: 'credit-not-shareable' }],
    ['no price', bound({ points: 0 }), { rule: 'bound-points-out-of-range' }],
    ['no words of its own', bound({ words: null }), { code: 'input-invalid' }],
  ])('takes nothing with %s', async (_, item, expected) => {
    const { save, tournamentId } = await scene()
    const start = await tournamentCatalogue(tournamentId)
    expect(await refusal(save(item))).toMatchObject(expected)
    expect(await tournamentCatalogue(tournamentId)).toEqual(start)
  })

  it('keeps reason and bound decision apart', async () => {
    const { save } = await scene()
    expect(await refusal(save(bound({ id: 'remark' })))).toMatchObject({ code: 'id-used-otherwise' })
  })

  it('knows what a paragraph looks like', () => {
    const known = (tsr: string) => catalogueItem.safeParse(bound({ tsr })).success
    expect(['9.7', '9.7.3', '9.3.3 (b1)', '10.1.2'].map(known)).toEqual([true, true, true, true])
    expect(['', '9', 'foul', '9.7.3.1', '9.7.3 x'].map(known)).toEqual([false, false, false, false, false])
  })

  it('comes along when a tournament is modelled on an older one, and never changes with it later', async () => {
    const { tournamentId, save } = await scene()
    const account = await buildAccount({ roles: ['management'], tournamentId })
    await save(bound())
    const { slug } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))
    const id = randomUUID()
    const settings = { name: 'Cup', place: 'Verden', day: '2026-12-01', kind: 'club', plannedRounds: 3, tieRule: 'shared' } as const
    await createTournament({ id, ...settings, modelledOn: slug }, account)
    await save(bound({ points: 9 }))
    expect((await tournamentCatalogue(id)).find((item) => item.id === 'peeked')).toEqual(bound())
    expect(await refusal(createTournament({ id: randomUUID(), ...settings, modelledOn: slug }, await buildAccount()))).toEqual({ code: 'not-found' })
  })
})

await onBothDatabases('TSR 9.7.3 · a bound decision', () => {
  it('with credit is a row that the three others share, and stays what it was when the catalogue changes', async () => {
    const { author, act, save, fold, tournamentId } = await scene()
    await save(bound())
    await awardPenalty(author, { ...act(), award: boundAward(), seen: 0 })
    await save(bound({ points: 12, retired: true }))
    const list = await fold()
    expect([list.totals, list.rows.map((row) => row.row === 'penalty' && [row.tsr, row.after, row.gameNo])]).toEqual([[2, -6, 2, 2], [['9.7.3', 'goes-on', 1]]])
    expect([list.next.gameNo, list.next.dealer]).toEqual([1, 1])
    expect((await decisionLog(tournamentId))[0]).toMatchObject({ what: 'penalty-awarded', severity: 'bound', entry: 'peeked' })
  })

  it.each([
    ['that is not in the catalogue', { reason: 'invented' }],
    ['without a name', { reason: undefined }],
    ['at another price', { boundPoints: 3 }],
    ['that credits nobody', { reason: 'late', boundPoints: 5 }],
    ['that is a reason', { reason: 'remark' }],
    ['that is not offered any more', { reason: 'old' }],
  ])('is not awarded on a list %s', async (_, part) => {
    const { author, act, save, fold } = await scene()
    for (const item of [bound(), quiet, bound({ id: 'old', retired: true })]) await save(item)
    const { reason, ...award } = { ...boundAward(), ...part }
    expect(await refusal(awardPenalty(author, { ...act(), award: { ...award, ...(reason !== undefined && { reason }) }, seen: 0 }))).toEqual({ code: 'not-in-catalogue' })
    expect((await fold()).penalties).toEqual([])
  })

  it('is awarded on the referee’s own device alone, with a price', () => {
    const takes = (told: object) => [payloadSchemas['penalty-awarded'].safeParse(told).success, penaltyAward.safeParse({ actId: hexId(), listId: randomUUID(), seen: 0, award: told }).success]
    expect([takes(minor()), takes(boundAward()), takes(boundAward({ boundPoints: 0 }))]).toEqual([[true, true], [false, true], [false, false]])
  })

  it('can be the tribunal’s word instead of a violation', async () => {
    const { author, member, act, save, fold, tribunal } = await scene()
    await save(bound())
    await awardPenalty(author, { ...act(), award: minor(), seen: 0 })
    await challengePenalty(author, { ...act(), penaltyId: 'p1', version: 2, challenger: 2 })
    const word = (award: ReturnType<typeof minor>) => decideChallenge(member, { ...act(tribunal), penaltyId: 'p1', version: 3, outcome: 'changed', award, members: [], extraTime: { minutes: 1, reason: 'Schiedsgericht' } })
    expect(await refusal(word(boundAward({ boundPoints: 9 })))).toEqual({ code: 'not-in-catalogue' })
    await word(boundAward())
    expect((await fold()).totals).toEqual([2, -6, 2, 2])
  })

  it('without credit stands outside the list at the price of the catalogue, and closes the claim that it answers', async () => {
    const { author, save, fold, atTable, tournamentId, people, referee, listId, playsAs } = await scene()
    await save(quiet)
    await atTable('claim-raised', { claimId: 'c1', place: 1, claimant: 3, offenders: [2], partiesClear: null })
    const order = { id: randomUUID(), participantId: people[1] ?? '', roundNumber: 1, kind: 'boundDecision', points: 99, reason: 'Zu spät am Tisch', entry: 'late', claim: { listId, claimId: 'c1', version: 1 } } as const
    const impose = (part: object = {}) => imposeSanction(author, { tournamentId, accountId: referee }, { ...order, ...part })
    const stored = () => read((reader) => reader.sanction.findMany({ where: { tournamentId } }))
    expect(await refusal(impose({ claim: { ...order.claim, version: 2 } }))).toEqual({ code: 'changed-meanwhile' })
    expect(await refusal(imposeSanction(author, { tournamentId, accountId: referee }, { ...order, entry: 'remark' }))).toEqual({ code: 'not-in-catalogue' })
    await playsAs(referee, 3)
    expect(await refusal(impose())).toEqual({ code: 'own-table' })
    expect([await stored(), (await fold()).claims.map(({ closed }) => closed)]).toEqual([[], [null]])
    await impose({ interestConfirmed: true })
    await impose({ interestConfirmed: true })
    expect((await stored()).map(({ points, reason }) => [points, reason])).toEqual([[5, 'Zu spät am Tisch']])
    const list = await fold()
    expect([list.totals, list.claims.map(({ withdrawn }) => withdrawn)]).toEqual([[0, 0, 0, 0], [true]])
  })

  it('says in the log what it was and what the referee added', async () => {
    const { author, save, tournamentId, people, referee } = await scene()
    await save(quiet)
    await imposeSanction(author, { tournamentId, accountId: referee }, { id: randomUUID(), participantId: people[0] ?? '', roundNumber: 1, kind: 'boundDecision', points: 0, reason: 'zehn Minuten', entry: 'late' })
    expect((await decisionLog(tournamentId)).map(({ points, reason }) => [points, reason])).toEqual([[5, 'Zu spät am Tisch: zehn Minuten']])
  })
})
