import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { archiving } from '@/lib/schema/archiving'
import { archiveTournament } from '@/lib/tournament/tournaments/archive-tournament'

export const POST = deskMutation({
  schema: archiving,
  may: may.archiveTournament,
  inArchive: true,
  run: ({ archived }, { tournament, actor }) => archiveTournament(tournament.id, archived, actor),
})
