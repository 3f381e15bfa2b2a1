import type { Role } from '@/lib/db/generated/sqlite/client'
import { write } from '@/lib/db/write'
import { hexId } from './build-tournament'

/** An account with roles in a tournament, none by default. */
export async function buildAccount({ roles = [], tournamentId = '', administrator = false }: { roles?: readonly Role[]; tournamentId?: string; administrator?: boolean } = {}): Promise<string> {
  return write(async (transaction) => {
    const { id } = await transaction.account.create({ data: { email: `${hexId()}@example.org`, name: 'Sample', passwordHash: 'none', administrator } })
    for (const role of roles) await transaction.roleGrant.create({ data: { accountId: id, tournamentId, role } })
    return id
  })
}
