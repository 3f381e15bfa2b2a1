import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'

/** Hands the catalogue of an older tournament on to a new one; what was never changed there stays what all start with. */
export async function copyCatalogue(transaction: Transaction, { from, to, accountId }: { readonly from: string; readonly to: string; readonly accountId: string }): Promise<void> {
  const source = await transaction.tournament.findFirst({ where: { slug: from, roles: { some: { accountId, role: 'management' } } }, select: { catalogue: true } })
  if (!source) throw new Refusal('not-found')
  if (source.catalogue !== null) await transaction.tournament.update({ where: { id: to }, data: { catalogue: source.catalogue } })
}
