import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'

/** A picture that is kept with a list of this tournament; a removed one, or one of another tournament, is not found. */
export async function photoOfTournament(tournamentId: string, photoId: string) {
  const photo = await read((reader) => reader.listPhoto.findUnique({ where: { id: photoId } }))
  if (photo === null || photo.removedAt !== null) throw new Refusal('not-found')
  await listOfTournament(tournamentId, photo.listId)
  return photo
}
