import type { Transaction } from '@/lib/db/open-database'
import { slugOf } from './slug-of'

/** Addresses below /desk that are pages of their own. */
const taken = new Set(['new'])

/** The slug of a name, numbered when another tournament has it already. */
export async function freeSlug(transaction: Transaction, name: string): Promise<string> {
  const wish = slugOf(name)
  const others = await transaction.tournament.findMany({ where: { slug: { startsWith: wish } }, select: { slug: true } })
  const used = new Set([...taken, ...others.map(({ slug }) => slug)])
  let slug = wish
  for (let number = 2; used.has(slug); number++) slug = `${wish}-${number}`
  return slug
}
