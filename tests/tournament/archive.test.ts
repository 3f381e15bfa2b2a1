import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import type { TournamentSettings } from '@/lib/schema/tournament-settings'
import { archiveTournament } from '@/lib/tournament/tournaments/archive-tournament'
import { createTournament } from '@/lib/tournament/tournaments/create-tournament'
import { listPublicTournaments } from '@/lib/tournament/tournaments/list-public-tournaments'
import { listTournaments } from '@/lib/tournament/tournaments/list-tournaments'
import { progressOf } from '@/lib/tournament/tournaments/progress-of'
import { settingsToCopy } from '@/lib/tournament/tournaments/settings-to-copy'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'
import { closeWithTotals, playedRound, refusal } from '@/tests/support/rounds-of'

const settings: TournamentSettings = { name: 'Müllers Cup', place: 'Öhringen', day: '2026-11-29', kind: 'club', plannedRounds: 3, tieRule: 'lot' }
const [closed, draft] = ['closed', 'draft'] as const

describe('How far a tournament is', () => {
  it.each([
    ['nothing drawn', 3, [], { stage: 'preparing', round: 0 }],
    ['only a draft', 3, [draft], { stage: 'preparing', round: 0 }],
    ['round 1 published', 3, ['published'], { stage: 'drawn', round: 1 }],
    ['round 1 played', 3, ['released'], { stage: 'playing', round: 1 }],
    ['round 2 played', 3, [closed, 'released'], { stage: 'playing', round: 2 }],
    ['round 2 over, lists open', 3, [closed, 'ended'], { stage: 'ended', round: 2 }],
    ['round 2 closed', 3, [closed, closed], { stage: 'between', round: 2 }],
    ['round 2 closed, the next a draft', 3, [closed, closed, draft], { stage: 'between', round: 2 }],
    ['the last one closed', 2, [closed, closed], { stage: 'finished', round: 2 }],
  ] as const)('with %s (of %i)', (_, planned, states, expected) => {
    const rounds = states.map((state, index) => ({ number: index + 1, state }))
    expect(progressOf(planned, [...rounds.toReversed(), { number: 1, state: 'archived' }])).toEqual(expected)
  })
})

await onBothDatabases('a tournament that is over', () => {
  it('is put away once no round is under way, and taken back, with a trace of both', async () => {
    const { tournamentId, roundId } = await playedRound()
    expect(await refusal(archiveTournament(tournamentId, true, 'account:x'))).toEqual({ code: 'round-under-way', number: 1 })
    await closeWithTotals(tournamentId, roundId)
    const archivedAt = async () => (await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))).archivedAt
    await archiveTournament(tournamentId, true, 'account:x')
    const first = await archivedAt()
    await archiveTournament(tournamentId, true, 'account:x')
    expect([first, await archivedAt()]).toEqual([expect.any(Date), first])
    await archiveTournament(tournamentId, false, 'account:x')
    expect(await archivedAt()).toBeNull()
    const trail = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: { startsWith: 'tournament-' } }, orderBy: { id: 'asc' } }))
    expect(trail.map(({ action, actor }) => [action, actor])).toEqual([['tournament-archived', 'account:x'], ['tournament-taken-back', 'account:x']])
  })

  it('stands last in the public list, which finds it by name, place and year, umlauts spelled out or left out', async () => {
    const account = await buildAccount()
    const id = randomUUID()
    await createTournament({ id, ...settings, day: '2027-01-01' }, account)
    await createTournament({ id: randomUUID(), ...settings, name: 'Herbstturnier', place: 'Verden', day: '2025-11-29' }, account)
    await archiveTournament(id, true, 'account:x')
    const names = async (typed?: string) => (await listPublicTournaments(typed)).tournaments.map(({ name, archived }) => [name, archived])
    expect(await names()).toEqual([['Herbstturnier', false], ['Müllers Cup', true]])
    for (const typed of ['Mueller', 'muller', 'öhr cup', 'OEHRINGEN', '2027']) expect(await names(typed)).toEqual([['Müllers Cup', true]])
    expect(await listPublicTournaments('nirgends')).toEqual({ tournaments: [], found: 0, all: 2 })
    expect((await listTournaments(account)).map(({ name, archived }) => [name, archived])).toEqual([['Müllers Cup', true], ['Herbstturnier', false]])
  })
})

await onBothDatabases('a tournament modelled on an older one', () => {
  /** One of three people has left; all were asked whether their names may be shown. */
  async function older(account: string): Promise<string> {
    const id = randomUUID()
    const { slug } = await createTournament({ id, ...settings }, account)
    const person = (startNumber: number, name: string) => ({ tournamentId: id, startNumber, name, club: 'OL Fuchs', memberNumber: `M${startNumber}`, categories: ['seniors'], consent: 'full' as const, checkedInAt: new Date() })
    await write((transaction) => transaction.participant.createMany({ data: [person(2, 'Anna'), { ...person(4, 'Berta'), withdrawnAt: new Date() }, person(7, 'Cem')] }))
    return slug
  }

  it('offers what was agreed, to its own management alone', async () => {
    const [anna, berta] = [await buildAccount(), await buildAccount()]
    const slug = await older(anna)
    const { name, place, kind, plannedRounds, tieRule } = settings
    expect(await settingsToCopy(slug, anna)).toEqual({ name, place, kind, plannedRounds, tieRule, slug, people: 2 })
    expect(await settingsToCopy(slug, berta)).toBeNull()
    expect(await refusal(createTournament({ id: randomUUID(), ...settings, copyPeopleFrom: slug }, berta))).toEqual({ code: 'not-found' })
    expect(await listTournaments(berta)).toEqual([])
  })

  it('takes over who did not leave, numbered anew, not present and not asked yet; sent twice, once', async () => {
    const account = await buildAccount()
    const order = { id: randomUUID(), ...settings, copyPeopleFrom: await older(account) }
    await createTournament(order, account)
    await createTournament(order, account)
    const people = await read((reader) => reader.participant.findMany({ where: { tournamentId: order.id }, orderBy: { startNumber: 'asc' } }))
    const shared = { club: 'OL Fuchs', categories: ['seniors'], consent: 'notAsked', checkedInAt: null, withdrawnAt: null, linkGeneration: 1 }
    expect(people).toMatchObject([{ startNumber: 1, name: 'Anna', memberNumber: 'M2', ...shared }, { startNumber: 2, name: 'Cem', memberNumber: 'M7', ...shared }])
  })
})
