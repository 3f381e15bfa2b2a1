import { z } from 'zod'
import { tournamentSettings } from './tournament-settings'

/** A new tournament. Its id is made by the page, so that a form sent twice makes one tournament. `modelledOn` and `copyPeopleFrom` are the address of an older one. */
export const newTournament = tournamentSettings.extend({ id: z.uuid(), modelledOn: z.string().min(1).max(100).exactOptional(), copyPeopleFrom: z.string().min(1).max(100).exactOptional() })

export type NewTournament = z.infer<typeof newTournament>
