import { hallCode } from './hall-code'

interface HallTournament {
  readonly id: string
  readonly slug: string
  readonly hallGeneration: number
}

/** The address by which people in the hall see names, below the server's own address and without a language. */
export const hallPath = (tournament: HallTournament): string => `/t/${tournament.slug}#h=${hallCode(tournament)}`
