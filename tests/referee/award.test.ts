import { expect, it } from 'vitest'
import { POST as operations } from '@/app/api/device/operations/route'
import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { Position } from '@/lib/rules/table/table-size'
import { loadList } from '@/lib/tournament/lists/load-list'
import { awardPenalty } from '@/lib/tournament/penalties/award-penalty'
import { cancelPenalty } from '@/lib/tournament/penalties/cancel-penalty'
import { challengePenalty } from '@/lib/tournament/penalties/challenge-penalty'
import { countersignPenalty } from '@/lib/tournament/penalties/countersign-penalty'
import { dismissClaim } from '@/lib/tournament/penalties/dismiss-claim'
import { onBothDatabases } from '@/tests/support/both-databases'
import { hexId, operationOn } from '@/tests/support/build-tournament'
import { deviceId, minor, penaltyScene } from '@/tests/support/penalty-scene'
import { refusal } from '@/tests/support/rounds-of'

/** The act of the referee on this scene's list. */
async function scene(size: 4 | 5 = 4) {
  const built = await penaltyScene(size)
  const author = { actor: `account:${built.referee}`, roles: new Set(['referee']) }
  const act = () => ({ tournamentId: built.tournamentId, accountId: built.referee, actId: hexId(), listId: built.listId })
  const award = (payload: PenaltyPayload, part: object = {}) => awardPenalty(author, { ...act(), award: payload, seen: 0, ...part })
  return { ...built, author, act, award }
}

interface Row {
  readonly name: string
  readonly award: Partial<PenaltyPayload>
  /** Of the offender at position 2, of the soloist at 4, and of each other player. */
  readonly points: readonly [offender: number, soloist: number, others: number] | null
  /** Number and dealer of the next deal at a four-player table; the five-player table deals alike. */
  readonly next: readonly [gameNo: number, dealer: Position]
  readonly owes: boolean
}

const solo = { kind: 'solo', soloist: 4 } as const

/** The table of rules.md, row by row: Bert offends in the first game, a solo is Dora's. */
const rows: readonly Row[] = [
  { name: 'insignificant', award: { severity: 'insignificant' }, points: null, next: [1, 1], owes: true },
  { name: 'minor in a normal game', award: {}, points: [-3, 1, 1], next: [1, 1], owes: true },
  { name: 'minor by the soloist', award: { kind: 'solo', soloist: 2 }, points: [-3, 1, 1], next: [1, 1], owes: true },
  { name: 'minor by an opponent who could disadvantage the soloist', award: { ...solo, couldDisadvantageSoloist: true }, points: [-3, 3, 0], next: [1, 1], owes: true },
  { name: 'minor by an opponent who could not', award: { ...solo, couldDisadvantageSoloist: false }, points: [-3, 1, 1], next: [1, 1], owes: true },
  ...[0, 1, 2, 3, 4].map((n): Row => ({ name: `serious in a normal game, ${n} counter-calls`, award: { severity: 'serious', opposingCounterCalls: n }, points: [-12 - 3 * n, 4 + n, 4 + n], next: [1, 1], owes: true })),
  { name: 'serious by the soloist', award: { severity: 'serious', kind: 'solo', soloist: 2, opposingCounterCalls: 1 }, points: [-15, 5, 5], next: [1, 1], owes: true },
  ...[0, 1, 2, 3, 4].map((n): Row => ({ name: `serious by an opponent, ${n} counter-calls`, award: { ...solo, severity: 'serious', opposingCounterCalls: n }, points: [-12 - 3 * n, 12 + 3 * n, 0], next: [2, 1], owes: false })),
  { name: 'serious in a silent marriage', award: { ...solo, severity: 'serious', silentMarriage: true }, points: [-12, 12, 0], next: [2, 2], owes: true },
  { name: 'in a decided normal game', award: { severity: 'decided' }, points: [-3, 1, 1], next: [1, 1], owes: true },
  { name: 'in a decided solo, by the soloist', award: { severity: 'decided', kind: 'solo', soloist: 2 }, points: [-3, 1, 1], next: [1, 1], owes: true },
  { name: 'in a decided solo, by an opponent who could disadvantage the soloist', award: { ...solo, severity: 'decided', couldDisadvantageSoloist: true }, points: [-3, 3, 0], next: [1, 1], owes: true },
]

await onBothDatabases('TSR 9.2 to 9.5 · every case, awarded and countersigned', () => {
  it.each([4, 5] as const)('at a table of %i, with its row, number, dealer and owed solo', async (size) => {
    const { award, fold, atTable, author, act } = await scene(size)
    for (const { name, award: part, points, next, owes } of rows) {
      const seen = (await fold()).penalties.length
      const penaltyId = `p${seen}`
      const claimId = `c${seen}`
      expect(await atTable('claim-raised', { claimId, place: 1, claimant: 1, offenders: [2], partiesClear: null }), name).toBe('stored')
      await award(minor({ penaltyId, claimId, ...part }), { seen })
      const list = await fold()
      const [offender, soloist, others] = points ?? []
      // At a five-player table the dealer, Anna, sits out.
      const expected = [size === 5 ? null : others, offender, others, soloist, ...(size === 5 ? [others] : [])]
      expect([name, list.rows.map((row) => (row.row === 'penalty' ? row.points : null))]).toEqual([name, points === null ? [] : [expected]])
      expect([name, list.next.gameNo, list.next.dealer, list.owed.includes(4)]).toEqual([name, ...next, owes])
      expect([name, list.penalties.at(-1)?.status, list.penalties.at(-1)?.signed?.by, list.claims.filter(({ closed }) => closed === null).length]).toEqual([name, 'signed', author.actor, 0])
      expect(list.missing.map(({ code }) => code)).not.toContain('claim-open')
      expect([name, list.totals.reduce((sum, total) => sum + total, 0)]).toEqual([name, 0])
      await cancelPenalty(author, { ...act(), penaltyId, version: 2, reason: 'nächster Fall' })
      expect([name, (await fold()).rows]).toEqual([name, []])
    }
  }, 60_000)

  it('gives nothing to the dealer who sits out, with the reason', async () => {
    const { award, fold } = await scene(5)
    expect(await refusal(award(minor({ offender: 1 })))).toMatchObject({ code: 'list-refused', rule: 'offender-has-no-points', tsr: '10.1.2' })
    expect((await fold()).penalties).toEqual([])
  })

  it('is done once for a double click, and not on a decision that another referee has made meanwhile', async () => {
    const { award, fold, tournamentId } = await scene()
    const actId = hexId()
    await Promise.all([award(minor(), { actId }), award(minor(), { actId })])
    expect((await fold()).penalties).toHaveLength(1)
    expect(await refusal(award(minor({ penaltyId: 'p2' })))).toEqual({ code: 'changed-meanwhile' })
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'penalty-awarded' } }))
    expect(traces.map(({ params }) => params)).toEqual([{ penaltyId: 'p1', severity: 'minor', tables: '1' }])
  })

  it('never conflicts with a game typed meanwhile: number and dealer are derived anew', async () => {
    const { award, atTable, fold, listId } = await scene()
    await atTable('claim-raised', { claimId: 'c1', place: 1, claimant: 1, offenders: [], partiesClear: null })
    // The device had not heard of the decision when it typed the next game.
    const typed = operationOn(listId, 'game-entered', { place: 1, kind: 'normal', soloist: null, points: [2, 2, -2, -2], seen: { gameNo: 1, dealer: 1, presented: null } })
    const [, outcome] = await Promise.all([award(minor({ ...solo, severity: 'serious', claimId: 'c1' })), atTable(typed.kind, typed.payload)])
    expect(outcome).toBe('stored')
    const list = await fold()
    expect(list.rows.map((row) => [row.row, row.gameNo])).toEqual([['penalty', 1], ['game', 2]])
    expect(list.totals).toEqual([2, -10, -2, 10])
    const loaded = await read((reader) => loadList(reader, listId))
    expect(loaded && foldList(loaded.head, loaded.operations)).toEqual(list)
  })

  it('is refused for whoever is no referee', async () => {
    const { act, fold } = await scene()
    for (const role of ['management', 'deskHelper', 'tribunal', 'delegate']) {
      expect(await refusal(awardPenalty({ actor: 'account:x', roles: new Set([role]) }, { ...act(), award: minor(), seen: 0 }))).toMatchObject({ code: 'not-allowed' })
    }
    expect((await fold()).penalties).toEqual([])
  })

  it('warns a referee at his own table, and says so in the trail when he decides all the same', async () => {
    const { award, playsAs, referee, tournamentId } = await scene()
    await playsAs(referee, 3)
    expect(await refusal(award(minor()))).toEqual({ code: 'own-table' })
    await award(minor(), { interestConfirmed: true })
    const [trace] = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'penalty-awarded' } }))
    expect(trace?.params).toMatchObject({ ownTable: 1 })
  })
})

await onBothDatabases('TSR 8.2.2, 9.6.5, 9.6.7 · what a table wrote down', () => {
  it('keeps the list from being handed in until it is countersigned, and so does an open claim or challenge', async () => {
    const { atTable, act, author, fold, token, listId } = await scene()
    const handIn = async () => {
      const { version, versions } = await fold()
      const operation = operationOn(listId, 'list-submitted', { version }, { baseVersion: versions.state ?? 0 })
      const answer = await operations(new Request('http://127.0.0.1:3000/', { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ operations: [operation] }) }))
      const { outcomes } = (await answer.json()) as { outcomes: { violations?: { code: string }[] }[] }
      return [answer.status, ...(outcomes[0]?.violations ?? []).map(({ code }) => code).filter((code) => /claim|sign|challenge/.test(code))]
    }
    await atTable('claim-raised', { claimId: 'c1', place: 1, claimant: 3, offenders: [2], partiesClear: true })
    expect(await handIn()).toEqual([422, 'claim-open'])
    await atTable('penalty-awarded', minor({ claimId: 'c1' }))
    expect(await handIn()).toEqual([422, 'countersignature-missing'])
    await countersignPenalty(author, { ...act(), penaltyId: 'p1', version: 1 })
    expect(await handIn()).toEqual([422])
    await challengePenalty(author, { ...act(), penaltyId: 'p1', version: 2, challenger: 2 })
    expect(await handIn()).toEqual([422, 'challenge-open'])
    expect([await refusal(cancelPenalty(author, { ...act(), penaltyId: 'p1', version: 3, reason: 'x' })), await refusal(countersignPenalty(author, { ...act(), penaltyId: 'p1', version: 1 }))]).toEqual([
      { code: 'list-refused', rule: 'challenge-open', tsr: '9.6.7' },
      { code: 'changed-meanwhile' },
    ])
  })

  it('is unsigned, whatever device it came from', async () => {
    const { atTable, fold } = await scene()
    expect(await atTable('penalty-awarded', minor())).toBe('stored')
    expect((await fold()).penalties.map(({ status, stamp }) => [status, stamp.by])).toEqual([['unsigned', `device:${deviceId}`]])
  })

  it('lets a claim be dismissed with a reason, once', async () => {
    const { atTable, act, author, fold } = await scene()
    await atTable('claim-raised', { claimId: 'c1', place: 1, claimant: 3, offenders: [2], partiesClear: true })
    await dismissClaim(author, { ...act(), claimId: 'c1', version: 1, reason: 'zu spät' })
    expect(await refusal(dismissClaim(author, { ...act(), claimId: 'c1', version: 1, reason: 'zu spät' }))).toEqual({ code: 'changed-meanwhile' })
    expect((await fold()).claims.map(({ withdrawn, closed }) => [withdrawn, closed?.by])).toEqual([[true, author.actor]])
  })
})
