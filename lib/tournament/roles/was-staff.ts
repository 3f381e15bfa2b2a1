import { read } from '@/lib/db/read'

/** Whether the account is or was of the staff here: who has come by an invitation, or made the tournament, knows of it. */
export async function wasStaff(slug: string, accountId: string): Promise<boolean> {
  const where = { slug, OR: [{ createdById: accountId }, { invitations: { some: { usedById: accountId } } }] }
  return (await read((reader) => reader.tournament.count({ where }))) > 0
}
