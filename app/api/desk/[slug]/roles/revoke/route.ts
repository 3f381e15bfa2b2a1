import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { roleChange } from '@/lib/schema/role-change'
import { revokeRole } from '@/lib/tournament/roles/revoke-role'

export const POST = deskMutation({
  schema: roleChange,
  may: may.giveRoles,
  run: (change, { tournament, actor }) => revokeRole(tournament.id, change, actor),
})
