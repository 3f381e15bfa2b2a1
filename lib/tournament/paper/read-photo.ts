import { readFile } from 'node:fs/promises'
import { Refusal } from '@/lib/errors/refusal'
import { photoFile } from './photo-file'
import { photoOfTournament } from './photo-of-tournament'

export interface ReadPhoto {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A picture of a paper list, for the staff of its tournament. */
export async function readPhoto(tournamentId: string, photoId: string): Promise<ReadPhoto> {
  const { id, type } = await photoOfTournament(tournamentId, photoId)
  const bytes = await readFile(photoFile(id)).catch((error: unknown) => {
    // The database can be a copy that was put back without the folder of pictures.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new Refusal('not-found')
    throw error
  })
  return { type, bytes: new Uint8Array(bytes) }
}
