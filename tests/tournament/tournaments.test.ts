import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { tournamentSettings, type TournamentSettings } from '@/lib/schema/tournament-settings'
import { createTournament } from '@/lib/tournament/tournaments/create-tournament'
import { editTournament } from '@/lib/tournament/tournaments/edit-tournament'
import { lastSettings } from '@/lib/tournament/tournaments/last-settings'
import { listTournaments } from '@/lib/tournament/tournaments/list-tournaments'
import { slugOf } from '@/lib/tournament/tournaments/slug-of'
import { staffTournament } from '@/lib/tournament/tournaments/staff-tournament'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'

const settings: TournamentSettings = { name: 'Müllers Cup', place: 'Verden', day: '2026-11-29', kind: 'club', plannedRounds: 3, tieRule: 'shared' }

describe('The address of a tournament', () => {
  it.each([
    ['Müllers Größe Öl Äpfel', 'muellers-groesse-oel-aepfel'],
    ['  25. Doppelkopf-Cup (Verden)  ', '25-doppelkopf-cup-verden'],
    ['Łódź Été', 'lodz-ete'],
    ['麻雀', 'tournament'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('of %j is %j', (name, slug) => expect(slugOf(name)).toBe(slug))
})

describe('The settings of a tournament', () => {
  it.each([
    ['name', '  ', 'name-missing'],
    ['name', 'x'.repeat(101), 'name-too-long'],
    ['place', '', 'place-missing'],
    ['day', '2026-02-30', 'day-invalid'],
    ['day', '29.11.2026', 'day-invalid'],
    ['plannedRounds', 0, 'rounds-invalid'],
    ['plannedRounds', 61, 'rounds-invalid'],
    ['plannedRounds', null, 'rounds-invalid'],
  ])('say what is wrong with the %s %j', (field, value, code) => {
    const { error } = tournamentSettings.safeParse({ ...settings, [field]: value })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, code]])
  })
})

await onBothDatabases('a tournament', () => {
  it('makes its creator management and referee, and leaves a trace of both', async () => {
    const account = await buildAccount()
    const { slug } = await createTournament({ id: randomUUID(), ...settings }, account)
    expect(slug).toBe('muellers-cup')
    const found = await staffTournament(slug, account)
    expect([...(found?.roles ?? [])].toSorted()).toEqual(['management', 'referee'])
    const traces = await read((reader) => reader.auditEntry.findMany())
    expect(traces.map(({ action }) => action).toSorted()).toEqual(['role-granted', 'role-granted', 'tournament-created'])
  })

  it('is made once when the form is sent twice', async () => {
    const account = await buildAccount()
    const id = randomUUID()
    const answers = [await createTournament({ id, ...settings }, account), await createTournament({ id, ...settings }, account)]
    expect(answers).toEqual([{ slug: 'muellers-cup' }, { slug: 'muellers-cup' }])
    expect(await read((reader) => reader.tournament.count())).toBe(1)
  })

  it('gets a numbered address when its name is taken', async () => {
    const account = await buildAccount()
    const made = []
    for (const name of ['Cup', 'CUP!', 'Cup', 'New']) made.push((await createTournament({ id: randomUUID(), ...settings, name }, account)).slug)
    expect(made).toEqual(['cup', 'cup-2', 'cup-3', 'new-2'])
  })

  it('is listed for its staff alone', async () => {
    const [anna, berta] = [await buildAccount(), await buildAccount()]
    const { slug } = await createTournament({ id: randomUUID(), ...settings }, anna)
    expect(await listTournaments(anna)).toEqual([{ slug, name: settings.name, place: settings.place, day: settings.day, people: 0, plannedRounds: 3, progress: { stage: 'preparing', round: 0 }, archived: false, manages: true }])
    expect(await listTournaments(berta)).toEqual([])
    expect(await staffTournament(slug, berta)).toBeNull()
  })

  it('offers the settings of the last one for the next', async () => {
    const account = await buildAccount()
    expect(await lastSettings(account)).toMatchObject({ place: '', plannedRounds: 3 })
    await createTournament({ id: randomUUID(), ...settings, plannedRounds: 5, tieRule: 'lot' }, account)
    expect(await lastSettings(account)).toEqual({ place: 'Verden', kind: 'club', plannedRounds: 5, tieRule: 'lot' })
  })

  it('keeps its address when its name changes, and rings', async () => {
    const account = await buildAccount()
    const id = randomUUID()
    const { slug } = await createTournament({ id, ...settings }, account)
    const { version } = await editTournament(id, { ...settings, name: 'Another' }, `account:${account}`)
    expect((await staffTournament(slug, account))?.tournament).toMatchObject({ name: 'Another', version })
    expect(version).toBe(1)
  })

  it('freezes the rule for ties once a round is published, and nothing else', async () => {
    const account = await buildAccount()
    const id = randomUUID()
    await createTournament({ id, ...settings }, account)
    const round = await write((transaction) => transaction.round.create({ data: { tournamentId: id, number: 1, state: 'draft', drawRecord: {} } }))
    await editTournament(id, { ...settings, tieRule: 'lastRound' }, 'account:x')
    await write((transaction) => transaction.round.update({ where: { id: round.id }, data: { state: 'published' } }))
    await expect(editTournament(id, { ...settings, tieRule: 'lot' }, 'account:x')).rejects.toMatchObject({ code: 'tie-rule-frozen' })
    await editTournament(id, { ...settings, tieRule: 'lastRound', place: 'Bremen' }, 'account:x')
  })

  it('adds rounds at any time, up to sixty, and takes none away that was drawn', async () => {
    const account = await buildAccount()
    const id = randomUUID()
    const { slug } = await createTournament({ id, ...settings }, account)
    for (const number of [1, 2]) await write((transaction) => transaction.round.create({ data: { tournamentId: id, number, state: number === 1 ? 'closed' : 'draft', drawRecord: {} } }))
    await editTournament(id, { ...settings, plannedRounds: 60 }, 'account:x')
    expect((await staffTournament(slug, account))?.tournament.plannedRounds).toBe(60)
    await expect(editTournament(id, { ...settings, plannedRounds: 1 }, 'account:x')).rejects.toMatchObject({ code: 'rounds-below-drawn', params: { drawn: 2 } })
    expect([tournamentSettings.safeParse({ ...settings, plannedRounds: 60 }).success, tournamentSettings.safeParse({ ...settings, plannedRounds: 61 }).success]).toEqual([true, false])
  })
})
