import { sameCode } from '@/lib/auth/same-code'
import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { listParticipants } from '@/lib/tournament/players/list-participants'
import { publicName, type PublicName } from '@/lib/tournament/standings/public-name'
import { hallCode } from './hall-code'

export interface ShownNames {
  /** Whether the code of the hall was right, and so everybody is named. */
  readonly hall: boolean
  readonly version: number
  readonly names: readonly PublicName[]
}

/** The names of a tournament for whoever asks: with the hall's code those of everybody who takes part, without it as each person has allowed. */
export async function shownNames(slug: string, code: string | null): Promise<ShownNames> {
  const tournament = await read((reader) => reader.tournament.findUnique({ where: { slug }, select: { id: true, version: true, hallGeneration: true } }))
  if (tournament === null) throw new Refusal('not-found')
  const hall = code !== null && sameCode(code, hallCode(tournament))
  const people = await listParticipants(tournament.id)
  const names = people.map(({ startNumber, name, club, consent }) => (hall ? { startNumber, name, club } : publicName({ startNumber, name, club, consent })))
  return { hall, version: tournament.version, names }
}
