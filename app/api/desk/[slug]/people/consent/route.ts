import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { givenConsent } from '@/lib/schema/name-consent'
import { consentForAll } from '@/lib/tournament/players/consent-for-all'

export const POST = deskMutation({
  schema: givenConsent,
  may: may.runDesk,
  run: (given, { tournament, actor }) => consentForAll(tournament.id, given, actor),
})
