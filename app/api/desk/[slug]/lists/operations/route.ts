import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { paperOperations } from '@/lib/schema/paper-operations'
import { appendFromPaper } from '@/lib/tournament/paper/append-from-paper'

export const POST = deskMutation({
  schema: paperOperations,
  may: may.typePaper,
  limit: 64_000,
  run: ({ operations }, { tournament, author }) => appendFromPaper(author, tournament.id, operations),
})
