import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { standingSecond } from './standing-second'

/** A second entry that stands, with its list; one of another tournament, or an abandoned one, is not found. */
export async function secondOfTournament(tournamentId: string, entryId: string) {
  const found = await read((reader) => reader.secondEntry.findUnique({ where: { id: entryId }, select: { listId: true } }))
  if (found === null) throw new Refusal('not-found')
  const loaded = await listOfTournament(tournamentId, found.listId)
  const second = await standingSecond(found.listId)
  if (second?.id !== entryId) throw new Refusal('not-found')
  return { loaded, second }
}
