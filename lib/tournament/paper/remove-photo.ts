import { rm } from 'node:fs/promises'
import { write } from '@/lib/db/write'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { ring } from '@/lib/tournament/tournaments/ring'
import { photoFile } from './photo-file'
import { photoOfTournament } from './photo-of-tournament'

/** Removes a picture for good; that it was there, and who removed it when, stays. */
export async function removePhoto(actor: string, tournamentId: string, photoId: string): Promise<void> {
  const { id, listId } = await photoOfTournament(tournamentId, photoId)
  await write(async (transaction) => {
    const { count } = await transaction.listPhoto.updateMany({ where: { id, removedAt: null }, data: { removedAt: new Date(), removedBy: actor } })
    if (count === 0) return
    await leaveTrace(transaction, { tournamentId, actor, action: 'photo-removed', params: { listId, photoId } })
    await ring(transaction, tournamentId)
  })
  await rm(photoFile(id), { force: true })
}
