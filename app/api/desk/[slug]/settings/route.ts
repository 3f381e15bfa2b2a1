import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { tournamentSettings } from '@/lib/schema/tournament-settings'
import { editTournament } from '@/lib/tournament/tournaments/edit-tournament'

export const PATCH = deskMutation({
  schema: tournamentSettings,
  may: may.editTournament,
  run: (settings, { tournament, actor }) => editTournament(tournament.id, settings, actor),
})
