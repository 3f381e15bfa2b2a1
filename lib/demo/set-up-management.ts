import { read } from '@/lib/db/read'
import { createFirstAdministrator } from '@/lib/tournament/accounts/create-first-administrator'
import { offerSetUp } from '@/lib/tournament/accounts/offer-set-up'
import { sampleStaff } from './sample-staff'

/** Sets the installation up for the sample management; gives its account. */
export async function setUpManagement(password: string): Promise<string> {
  const token = await offerSetUp()
  if (token === null) throw new Error('The demo is set up already.')
  await createFirstAdministrator({ token, ...sampleStaff.management, password })
  const { id } = await read((reader) => reader.account.findUniqueOrThrow({ where: { email: sampleStaff.management.email } }))
  return id
}
