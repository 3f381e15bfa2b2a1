import { expect, it } from 'vitest'
import { POST as end } from '@/app/api/desk/[slug]/rounds/end/route'
import { POST as release } from '@/app/api/desk/[slug]/rounds/release/route'
import { POST as extraTime } from '@/app/api/desk/[slug]/lists/extra-time/route'
import { read } from '@/lib/db/read'
import { delegationView } from '@/lib/tournament/delegation/delegation-view'
import { endDelegation } from '@/lib/tournament/delegation/end-delegation'
import { nameDelegate } from '@/lib/tournament/delegation/name-delegate'
import { revokeRole } from '@/lib/tournament/roles/revoke-role'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { listTournaments } from '@/lib/tournament/tournaments/list-tournaments'
import { staffTournament } from '@/lib/tournament/tournaments/staff-tournament'
import { ask } from '../support/ask'
import { onBothDatabases } from '../support/both-databases'
import { buildAccount } from '../support/build-account'
import { buildField } from '../support/build-field'
import { hexId } from '../support/build-tournament'
import { draw, refusal, seen, storedRound } from '../support/rounds-of'
import { sessionOf } from '../support/session-of'

async function scene() {
  const { tournamentId, slug } = await buildField()
  const namedById = await buildAccount({ roles: ['referee'], tournamentId })
  const accountId = await buildAccount({ roles: ['announcer'], tournamentId })
  const { roundId } = await draw(tournamentId)
  await publishRound(await seen(tournamentId, roundId))
  const cookie = await sessionOf(accountId)
  const step = async (handler: typeof release) => {
    const { version, state } = await storedRound(roundId)
    const { status } = await handler(ask('POST', { roundId, version }, cookie), { params: Promise.resolve({ slug }) })
    return [state, status, (await storedRound(roundId)).state]
  }
  return { tournamentId, slug, namedById, accountId, roundId, cookie, step }
}

await onBothDatabases('TSR 8.5.1 · Whom the referee delegates', () => {
  it('releases and ends the round in the referee’s name, which the trail says, and gives no extra time', async () => {
    const { tournamentId, slug, namedById, accountId, cookie, step } = await scene()
    expect(await step(release)).toEqual(['published', 403, 'published'])
    await nameDelegate({ tournamentId, accountId, namedById })
    await nameDelegate({ tournamentId, accountId, namedById })
    expect(await step(release)).toEqual(['published', 200, 'released'])
    const list = await read((reader) => reader.list.findFirstOrThrow({ where: { table: { round: { tournamentId } } } }))
    const refused = await extraTime(ask('POST', { actId: hexId(), listIds: [list.id], minutes: 5, reason: 'x' }, cookie), { params: Promise.resolve({ slug }) })
    expect(refused.status).toBe(403)
    expect(await step(end)).toEqual(['released', 200, 'ended'])
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: { in: ['delegate-named', 'round-released', 'round-ended'] } }, orderBy: { at: 'asc' } }))
    expect(traces.map(({ action, actor, params }) => [action, actor, params])).toEqual([
      ['delegate-named', `account:${namedById}`, { accountId }],
      ['round-released', `account:${accountId}`, { number: 1, delegatedBy: namedById }],
      ['round-ended', `account:${accountId}`, { number: 1, delegatedBy: namedById }],
    ])
  })

  it('is shown to the staff, finds the tournament, and may no more once it is ended', async () => {
    const { tournamentId, namedById, accountId, step } = await scene()
    expect((await delegationView(tournamentId)).delegate).toBeNull()
    await nameDelegate({ tournamentId, accountId, namedById })
    expect(await delegationView(tournamentId)).toMatchObject({ delegate: { accountId, namedBy: 'Sample' }, candidates: [{ accountId }] })
    expect(await listTournaments(accountId)).toHaveLength(1)
    await endDelegation(tournamentId, `account:${namedById}`)
    expect(await step(release)).toEqual(['published', 403, 'published'])
    expect((await delegationView(tournamentId)).delegate).toBeNull()
  })

  it('falls with the role of the referee who named, and with the last role of the one who was named', async () => {
    const { tournamentId, slug, namedById, accountId, step } = await scene()
    await nameDelegate({ tournamentId, accountId, namedById })
    await buildAccount({ roles: ['referee', 'management'], tournamentId })
    await revokeRole(tournamentId, { accountId: namedById, role: 'referee' }, 'account:x')
    expect(await step(release)).toEqual(['published', 403, 'published'])
    expect((await delegationView(tournamentId)).delegate).toBeNull()
    await revokeRole(tournamentId, { accountId, role: 'announcer' }, 'account:x')
    expect(await staffTournament(slug, accountId)).toBeNull()
  })

  it('is one person of the staff: another takes the place, no stranger and no referee does', async () => {
    const { tournamentId, namedById, accountId } = await scene()
    const other = await buildAccount({ roles: ['management'], tournamentId })
    await nameDelegate({ tournamentId, accountId, namedById })
    await nameDelegate({ tournamentId, accountId: other, namedById })
    expect((await delegationView(tournamentId)).delegate?.accountId).toBe(other)
    expect(await refusal(nameDelegate({ tournamentId, accountId: await buildAccount(), namedById }))).toEqual({ code: 'not-found' })
    expect(await refusal(nameDelegate({ tournamentId, accountId: namedById, namedById }))).toEqual({ code: 'delegate-is-referee' })
  })
})
