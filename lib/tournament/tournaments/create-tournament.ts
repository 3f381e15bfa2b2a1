import { randomBytes } from 'node:crypto'
import { write } from '@/lib/db/write'
import { currentEdition } from '@/lib/rules/edition'
import { Refusal } from '@/lib/errors/refusal'
import type { NewTournament } from '@/lib/schema/new-tournament'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { copyCatalogue } from '@/lib/tournament/catalogue/copy-catalogue'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import { copyPeople } from './copy-people'
import { freeSlug } from './free-slug'

const firstRoles = ['management', 'referee'] as const

/** Makes a tournament; who makes it is its management and referee until others join. The same form sent twice makes one. */
export async function createTournament({ id, copyPeopleFrom, modelledOn, ...settings }: NewTournament, accountId: string): Promise<{ slug: string }> {
  return write(async (transaction) => {
    // Of two at once the second finds the tournament of the first.
    await transaction.account.updateMany({ where: { id: accountId }, data: { sessionEpoch: { increment: 0 } } })
    const known = await transaction.tournament.findUnique({ where: { id } })
    if (known) {
      const { slug, version, createdById, name, place, day, kind, plannedRounds, tieRule } = known
      const stands = { name, place, day, kind, plannedRounds, tieRule }
      // One that was changed since then is not what was sent at first.
      if (createdById !== accountId || (version === 0 && canonicalText(stands) !== canonicalText(settings))) throw new Refusal('id-used-otherwise')
      return { slug }
    }
    const slug = await freeSlug(transaction, settings.name)
    await transaction.tournament.create({
      data: { ...settings, id, slug, edition: currentEdition, tieSeed: randomBytes(16).toString('hex'), createdById: accountId, roles: { create: firstRoles.map((role) => ({ accountId, role })) } },
    })
    const trace = { tournamentId: id, actor: `account:${accountId}` }
    await leaveTrace(transaction, { ...trace, action: 'tournament-created' })
    for (const role of firstRoles) await leaveTrace(transaction, { ...trace, action: 'role-granted', params: { accountId, role } })
    if (modelledOn !== undefined) await copyCatalogue(transaction, { from: modelledOn, to: id, accountId })
    if (copyPeopleFrom !== undefined) await copyPeople(transaction, { from: copyPeopleFrom, to: id, accountId })
    return { slug }
  })
}
