import { read } from '@/lib/db/read'

/** Whether somebody has a PIN; what it is, nobody can be told. */
export async function hasPin(accountId: string): Promise<boolean> {
  const account = await read((reader) => reader.account.findUnique({ where: { id: accountId }, select: { pinHash: true } }))
  return account !== null && account.pinHash !== null
}
