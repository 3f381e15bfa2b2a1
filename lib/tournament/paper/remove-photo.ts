import { rm } from 'node:fs/promises'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { ring } from '@/lib/tournament/tournaments/ring'
import { photoFile } from './photo-file'

/** Removes a picture for good, once; that it was there, and who removed it when, stays. */
export async function removePhoto(actor: string, tournamentId: string, photoId: string): Promise<void> {
  const photo = await read((reader) => reader.listPhoto.findUnique({ where: { id: photoId } }))
  if (photo === null) throw new Refusal('not-found')
  const { id, listId } = photo
  await listOfTournament(tournamentId, listId)
  await write(async (transaction) => {
    const { count } = await transaction.listPhoto.updateMany({ where: { id, removedAt: null }, data: { removedAt: new Date(), removedBy: actor } })
    if (count === 0) return
    await leaveTrace(transaction, { tournamentId, actor, action: 'photo-removed', params: { listId, photoId } })
    await ring(transaction, tournamentId)
  })
  await rm(photoFile(id), { force: true })
}
