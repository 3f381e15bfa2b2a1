import { z } from 'zod'
import { tournamentSettings } from './tournament-settings'

/** A new tournament. Its id is made by the page, so that a form sent twice makes one tournament. */
export const newTournament = tournamentSettings.extend({ id: z.uuid() })

export type NewTournament = z.infer<typeof newTournament>
