import { read } from '@/lib/db/read'

export interface SigningReferee {
  readonly accountId: string
  readonly name: string
  readonly roles: ReadonlySet<'referee' | 'tribunal'>
  readonly pinHash: string
}

/** Who can countersign with a PIN on a table's device of this tournament. */
export async function signingReferees(tournamentId: string): Promise<SigningReferee[]> {
  const roles = ['referee', 'tribunal'] as const
  const accounts = await read((reader) =>
    reader.account.findMany({
      where: { pinHash: { not: null }, roles: { some: { tournamentId, role: { in: [...roles] } } } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, pinHash: true, roles: { where: { tournamentId }, select: { role: true } } },
    }),
  )
  return accounts.flatMap(({ id, name, pinHash, roles: held }) => (pinHash === null ? [] : [{ accountId: id, name, pinHash, roles: new Set(roles.filter((role) => held.some((grant) => grant.role === role))) }]))
}
