import { read } from '@/lib/db/read'

/** What somebody of the staff is called, for the button that signs. */
export async function accountName(accountId: string): Promise<string> {
  return (await read((reader) => reader.account.findUnique({ where: { id: accountId }, select: { name: true } })))?.name ?? ''
}
