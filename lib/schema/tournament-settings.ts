import { z } from 'zod'

export const tournamentKinds = ['club', 'official'] as const
export const tieRules = ['shared', 'bestRound', 'lastRound', 'positiveRounds', 'lot'] as const

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).getTime() > 0 && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** What is agreed about a tournament before it begins. */
export const tournamentSettings = z.strictObject({
  name: z.string().trim().min(1, 'name-missing').max(100, 'name-too-long'),
  place: z.string().trim().min(1, 'place-missing').max(100, 'place-too-long'),
  /** YYYY-MM-DD */
  day: z.string().refine(isDay, 'day-invalid'),
  kind: z.enum(tournamentKinds),
  /** No more than the draw can hold in its memory of who met whom. */
  plannedRounds: z.int('rounds-invalid').min(1, 'rounds-invalid').max(60, 'rounds-invalid'),
  tieRule: z.enum(tieRules),
})

export type TournamentSettings = z.infer<typeof tournamentSettings>
