import { read } from '@/lib/db/read'

interface SignedIn {
  readonly id: string
  readonly administrator: boolean
}

/** The account behind a session, or null when it is gone or its sessions were ended since. */
export async function accountOfSession({ sub, epoch }: { readonly sub: string; readonly epoch: number }): Promise<SignedIn | null> {
  return read((reader) => reader.account.findFirst({ where: { id: sub, sessionEpoch: epoch }, select: { id: true, administrator: true } }))
}
