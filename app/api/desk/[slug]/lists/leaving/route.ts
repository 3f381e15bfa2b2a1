import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { leaving } from '@/lib/schema/leaving'
import { leaveTable } from '@/lib/tournament/seating/leave-table'

export const POST = deskMutation({
  schema: leaving,
  may: may.changeSeats,
  run: (order, { tournament, viewer, actor }) => leaveTable({ actor, roles: viewer.roles }, tournament.id, order),
})
