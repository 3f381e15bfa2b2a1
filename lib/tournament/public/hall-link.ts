import { read } from '@/lib/db/read'
import { hallPath } from './hall-path'

/** The link for the hall of this tournament, below the server's own address. */
export async function hallLink(tournamentId: string): Promise<string> {
  return hallPath(await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId }, select: { id: true, slug: true, hallGeneration: true } })))
}
