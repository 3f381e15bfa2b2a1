import { read } from '@/lib/db/read'
import { invite } from '@/lib/tournament/roles/invite'
import { joinByInvitation } from '@/lib/tournament/roles/join-by-invitation'
import { sampleStaff } from './sample-staff'

/** Lets the sample referee join by an invitation; gives the account. */
export async function joinReferee(tournamentId: string, accountId: string, password: string): Promise<string> {
  const { token } = await invite({ tournamentId, accountId, role: 'referee' })
  await joinByInvitation({ token, ...sampleStaff.referee, password })
  const { id } = await read((reader) => reader.account.findUniqueOrThrow({ where: { email: sampleStaff.referee.email } }))
  return id
}
