import { read } from '@/lib/db/read'

export interface ChangedAddress {
  /** What the QR codes on paper lead to. */
  readonly printed: string
  readonly now: string
}

/** The two addresses when QR codes were printed with another one than today's, or null. */
export async function changedAddress(now: string): Promise<ChangedAddress | null> {
  const instance = await read((reader) => reader.instance.findUnique({ where: { id: 1 } }))
  const printed = instance?.printedAddress ?? null
  return printed === null || printed === now ? null : { printed, now }
}
