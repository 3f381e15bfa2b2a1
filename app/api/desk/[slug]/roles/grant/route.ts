import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { roleChange } from '@/lib/schema/role-change'
import { grantRole } from '@/lib/tournament/roles/grant-role'

export const POST = deskMutation({
  schema: roleChange,
  may: may.giveRoles,
  run: (change, { tournament, actor }) => grantRole(tournament.id, change, actor),
})
