import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { signOff } from '@/lib/schema/sign-off'
import { signDevicesOff } from '@/lib/tournament/devices/sign-devices-off'

export const POST = deskMutation({
  schema: signOff,
  may: may.signDevicesOff,
  run: (input, { tournament, actor, sent }) => signDevicesOff({ tournamentId: tournament.id, actor, sent, ...input }),
})
