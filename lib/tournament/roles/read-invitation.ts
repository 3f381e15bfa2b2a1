import type { Role } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'
import { openInvitation } from './open-invitation'

/** What an invitation is for, shown before it is accepted. */
export async function readInvitation(token: string, accountId: string | null, now = new Date()): Promise<{ role: Role; tournament: string }> {
  const { role, tournament } = await read((reader) => openInvitation(reader, token, now, accountId))
  return { role, tournament: tournament.name }
}
