import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'

/** Remembers where the QR codes lead that are printed now, so that a later change of the address is noticed. */
export async function notePrintedAddress(address: string): Promise<void> {
  const instance = await read((reader) => reader.instance.findUnique({ where: { id: 1 } }))
  if (instance?.printedAddress === address) return
  await write((transaction) => transaction.instance.update({ where: { id: 1 }, data: { printedAddress: address } }))
}
