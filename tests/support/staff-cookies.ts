import type { Role } from '@/tests/architecture/routes-matrix'
import { buildAccount } from '@/tests/support/build-account'
import { sessionOf } from '@/tests/support/session-of'

/** A cookie for each kind of asker who signs in, and none for who does not. */
export async function staffCookies(tournamentId: string, elsewhereId: string): Promise<Map<Role, string>> {
  const cookies = new Map<Role, string>([
    ['anonymous', ''],
    ['administrator', await sessionOf(await buildAccount({ administrator: true }))],
    ['managementElsewhere', await sessionOf(await buildAccount({ roles: ['management'], tournamentId: elsewhereId }))],
  ])
  for (const role of ['announcer', 'deskHelper', 'referee', 'tribunal', 'management'] as const) cookies.set(role, await sessionOf(await buildAccount({ roles: [role], tournamentId })))
  return cookies
}
