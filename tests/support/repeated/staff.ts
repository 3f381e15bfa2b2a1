import { read } from '@/lib/db/read'
import type { Role } from '@/lib/db/generated/sqlite/client'
import { buildAccount } from '@/tests/support/build-account'
import { sessionOf } from '@/tests/support/session-of'

/** Somebody who holds these roles in a tournament, as the one who asks, with the address of the tournament. */
export async function staff(tournamentId: string, ...roles: readonly Role[]) {
  const accountId = await buildAccount({ roles, tournamentId })
  return { by: { cookie: await sessionOf(accountId) }, params: { slug: await slugOf(tournamentId) }, accountId, actor: `account:${accountId}` }
}

const slugOf = async (id: string): Promise<string> => (await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id } }))).slug
