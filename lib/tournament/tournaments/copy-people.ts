import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'

/**
 * Enters everybody of an older tournament who did not leave it, with new start numbers in the old order.
 * Nobody counts as present, and everybody is asked anew whether the name may be shown: what was allowed held for the old one.
 */
export async function copyPeople(transaction: Transaction, { from, to, accountId }: { readonly from: string; readonly to: string; readonly accountId: string }): Promise<void> {
  const source = await transaction.tournament.findFirst({
    where: { slug: from, roles: { some: { accountId, role: 'management' } } },
    select: { participants: { where: { withdrawnAt: null }, orderBy: { startNumber: 'asc' }, select: { name: true, club: true, memberNumber: true, categories: true, accountId: true } } },
  })
  if (!source) throw new Refusal('not-found')
  await transaction.participant.createMany({ data: source.participants.map(({ categories, ...person }, index) => ({ ...person, categories: categories ?? [], tournamentId: to, startNumber: index + 1 })) })
}
