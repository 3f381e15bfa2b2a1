import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { acceptInvitation } from '@/lib/tournament/roles/accept-invitation'
import { grantRole } from '@/lib/tournament/roles/grant-role'
import { invite } from '@/lib/tournament/roles/invite'
import { joinByInvitation } from '@/lib/tournament/roles/join-by-invitation'
import { listRoles } from '@/lib/tournament/roles/list-roles'
import { readInvitation } from '@/lib/tournament/roles/read-invitation'
import { revokeRole } from '@/lib/tournament/roles/revoke-role'
import { withdrawInvitation } from '@/lib/tournament/roles/withdraw-invitation'
import { checkPassword } from '@/lib/tournament/accounts/check-password'
import { createTournament } from '@/lib/tournament/tournaments/create-tournament'
import { listTournaments } from '@/lib/tournament/tournaments/list-tournaments'
import { staffTournament } from '@/lib/tournament/tournaments/staff-tournament'
import type { StaffRole } from '@/lib/schema/staff-role'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildAccount } from '@/tests/support/build-account'

const settings = { name: 'Cup', place: 'Verden', day: '2026-11-29', kind: 'club', plannedRounds: 3, tieRule: 'shared' } as const
const berta = { name: 'Berta', email: 'berta@club.example', password: 'zehn Zeichen' }
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000)

/** A tournament with its management, and a way to invite into it. */
async function scene() {
  const accountId = await buildAccount()
  const tournamentId = randomUUID()
  const { slug } = await createTournament({ id: tournamentId, ...settings }, accountId)
  const actor = `account:${accountId}`
  return { tournamentId, accountId, slug, actor, inviteAs: (role: StaffRole, now?: Date) => invite({ tournamentId, accountId, role }, now) }
}
const rolesOf = async (slug: string, accountId: string) => [...((await staffTournament(slug, accountId))?.roles ?? [])].toSorted()
const traces = async () => (await read((reader) => reader.auditEntry.findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] }))).map(({ action }) => action)

await onBothDatabases('an invitation', () => {
  it('says what it is for, and gives an account its role and no other', async () => {
    const { slug, inviteAs } = await scene()
    const { token } = await inviteAs('deskHelper')
    const guest = await buildAccount()
    expect(await readInvitation(token, null)).toEqual({ role: 'deskHelper', tournament: 'Cup' })
    expect(await acceptInvitation(token, guest)).toEqual({ slug, tournament: 'Cup', role: 'deskHelper' })
    expect(await rolesOf(slug, guest)).toEqual(['deskHelper'])
  })

  it('makes an account for who has none, which signs in with the password given', async () => {
    const { slug, inviteAs } = await scene()
    const { token } = await inviteAs('referee')
    await joinByInvitation({ token, ...berta })
    const { id } = await checkPassword({ email: berta.email, password: berta.password })
    expect(await rolesOf(slug, id)).toEqual(['referee'])
    expect(await read((reader) => reader.account.findUniqueOrThrow({ where: { id } }))).toMatchObject({ name: 'Berta', administrator: false })
  })

  it('is not stored: only a hash of its token is', async () => {
    const { inviteAs } = await scene()
    const { token } = await inviteAs('announcer')
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    const stored = JSON.stringify(await read(async (reader) => [await reader.invitation.findMany(), await reader.auditEntry.findMany()]))
    expect(stored).not.toContain(token)
  })

  it('is good for one person, and a second click of the same one is no mistake', async () => {
    const { slug, inviteAs } = await scene()
    const { token } = await inviteAs('tribunal')
    const [first, second] = [await buildAccount(), await buildAccount()]
    await acceptInvitation(token, first)
    expect(await acceptInvitation(token, first)).toMatchObject({ slug })
    await expect(acceptInvitation(token, second)).rejects.toMatchObject({ code: 'invitation-used' })
    await expect(joinByInvitation({ token, ...berta })).rejects.toMatchObject({ code: 'invitation-used' })
    await expect(readInvitation(token, null)).rejects.toMatchObject({ code: 'invitation-used' })
    expect(await rolesOf(slug, second)).toEqual([])
  })

  it('goes to one of two who accept at once', async () => {
    const { inviteAs } = await scene()
    const { token } = await inviteAs('referee')
    const guests = [await buildAccount(), await buildAccount()]
    const outcomes = await Promise.allSettled(guests.map((guest) => acceptInvitation(token, guest)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read((reader) => reader.roleGrant.count({ where: { accountId: { in: guests } } }))).toBe(1)
  })

  it('makes no second account with an address that has one, and stays open', async () => {
    const { inviteAs } = await scene()
    await joinByInvitation({ token: (await inviteAs('referee')).token, ...berta })
    const { token } = await inviteAs('deskHelper')
    await expect(joinByInvitation({ token, ...berta })).rejects.toMatchObject({ code: 'account-exists' })
    expect(await readInvitation(token, null)).toMatchObject({ role: 'deskHelper' })
  })

  it('lasts seven days', async () => {
    const { inviteAs } = await scene()
    const guest = await buildAccount()
    const { token: fresh } = await inviteAs('referee', days(-6.99))
    const { token: old } = await inviteAs('referee', days(-7))
    await expect(acceptInvitation(old, guest)).rejects.toMatchObject({ code: 'invitation-expired' })
    await expect(readInvitation(old, null)).rejects.toMatchObject({ code: 'invitation-expired' })
    await acceptInvitation(fresh, guest)
  })

  it('opens nothing once it is withdrawn, and cannot be withdrawn once it is used', async () => {
    const { tournamentId, actor, inviteAs } = await scene()
    const guest = await buildAccount()
    const [one, other] = [await inviteAs('referee'), await inviteAs('referee')]
    expect((await listRoles(tournamentId)).invitations.map(({ id, role }) => [id, role])).toEqual([one, other].map(({ id }) => [id, 'referee']))
    await withdrawInvitation(tournamentId, one.id, actor)
    await withdrawInvitation(tournamentId, one.id, actor)
    await expect(acceptInvitation(one.token, guest)).rejects.toMatchObject({ code: 'invitation-withdrawn' })
    await acceptInvitation(other.token, guest)
    await expect(withdrawInvitation(tournamentId, other.id, actor)).rejects.toMatchObject({ code: 'invitation-used' })
    expect((await listRoles(tournamentId)).invitations).toEqual([])
    expect((await traces()).filter((action) => action === 'invitation-withdrawn')).toHaveLength(1)
  })

  it('of another tournament is not there', async () => {
    const [one, other] = [await scene(), await scene()]
    const { id, token } = await one.inviteAs('referee')
    await expect(withdrawInvitation(other.tournamentId, id, other.actor)).rejects.toMatchObject({ code: 'not-found' })
    expect(await readInvitation(token, null)).toMatchObject({ role: 'referee' })
    await expect(readInvitation('guessed', null)).rejects.toMatchObject({ code: 'invitation-unknown' })
  })
})

await onBothDatabases('the roles of a tournament', () => {
  it('are listed by person, several of one together', async () => {
    const { tournamentId, accountId, inviteAs } = await scene()
    await joinByInvitation({ token: (await inviteAs('announcer')).token, ...berta })
    const { staff } = await listRoles(tournamentId)
    expect(staff.map(({ name, roles }) => [name, roles])).toEqual([
      ['Berta', ['announcer']],
      ['Sample', ['management', 'referee']],
    ])
    expect(staff[1]?.accountId).toBe(accountId)
  })

  it('end at once, and come back by undo', async () => {
    const { tournamentId, slug, actor, inviteAs } = await scene()
    const guest = await buildAccount()
    await acceptInvitation((await inviteAs('deskHelper')).token, guest)
    await revokeRole(tournamentId, { accountId: guest, role: 'deskHelper' }, actor)
    expect(await staffTournament(slug, guest)).toBeNull()
    await grantRole(tournamentId, { accountId: guest, role: 'deskHelper' }, actor)
    await grantRole(tournamentId, { accountId: guest, role: 'deskHelper' }, actor)
    expect(await rolesOf(slug, guest)).toEqual(['deskHelper'])
  })

  it('are given without an invitation to nobody from outside', async () => {
    const { tournamentId, actor } = await scene()
    await expect(grantRole(tournamentId, { accountId: await buildAccount(), role: 'referee' }, actor)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('always leave somebody in the management', async () => {
    const { tournamentId, accountId, slug, actor, inviteAs } = await scene()
    await expect(revokeRole(tournamentId, { accountId, role: 'management' }, actor)).rejects.toMatchObject({ code: 'last-management' })
    expect(await rolesOf(slug, accountId)).toEqual(['management', 'referee'])
    const guest = await buildAccount()
    await acceptInvitation((await inviteAs('management')).token, guest)
    const both = await Promise.allSettled([accountId, guest].map((id) => revokeRole(tournamentId, { accountId: id, role: 'management' }, actor)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read((reader) => reader.roleGrant.count({ where: { tournamentId, role: 'management' } }))).toBe(1)
  })

  it('show an announcer no desk', async () => {
    const { inviteAs } = await scene()
    const guest = await buildAccount()
    await acceptInvitation((await inviteAs('announcer')).token, guest)
    expect(await listTournaments(guest)).toEqual([])
  })

  it('leave a trace of every change', async () => {
    const { tournamentId, actor, inviteAs } = await scene()
    const before = (await traces()).length
    await joinByInvitation({ token: (await inviteAs('referee')).token, ...berta })
    const accountId = (await listRoles(tournamentId)).staff.find(({ name }) => name === 'Berta')?.accountId ?? ''
    await revokeRole(tournamentId, { accountId, role: 'referee' }, actor)
    await grantRole(tournamentId, { accountId, role: 'referee' }, actor)
    expect((await traces()).slice(before).toSorted()).toEqual(['account-created', 'invitation-accepted', 'invitation-made', 'role-granted', 'role-granted', 'role-revoked'])
  })
})
