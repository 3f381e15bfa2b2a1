import { read } from '@/lib/db/read'

/** Name and address of one's own account. */
export async function accountCard(id: string): Promise<{ name: string; email: string } | null> {
  return read((reader) => reader.account.findUnique({ where: { id }, select: { name: true, email: true } }))
}
