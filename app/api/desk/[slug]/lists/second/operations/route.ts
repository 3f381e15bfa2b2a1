import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { secondOperations } from '@/lib/schema/second-operations'
import { appendSecond } from '@/lib/tournament/paper/append-second'

export const POST = deskMutation({
  schema: secondOperations,
  may: may.typePaper,
  limit: 64_000,
  run: ({ entryId, operations }, { tournament, actor }) => appendSecond(actor, tournament.id, entryId, operations),
})
