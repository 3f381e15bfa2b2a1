import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { ring } from '@/lib/tournament/tournaments/ring'
import { imageOf } from './image-of'
import { photoFile } from './photo-file'

export interface NewPhoto {
  readonly tournamentId: string
  readonly listId: string
  /** Made by the page, so that a second click keeps nothing twice. */
  readonly photoId: string
  /** Base64. */
  readonly data: string
}

const mostBytes = 2 * 1024 * 1024
/** A list has two sides, and a page can be blurred. */
const mostPhotos = 4

/** Keeps a picture of the paper with its list: only what its own bytes say is a picture, of at most 2 MB. */
export async function keepPhoto(actor: string, { tournamentId, listId, photoId, data }: NewPhoto): Promise<void> {
  await listOfTournament(tournamentId, listId)
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > mostBytes) throw new Refusal('photo-too-large')
  const image = imageOf(bytes)
  if (image === null) throw new Refusal('photo-unreadable')
  const file = photoFile(photoId)
  const part = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(part, bytes, { mode: 0o600 })
  const keep = async (transaction: Transaction): Promise<void> => {
    await transaction.list.updateMany({ where: { id: listId }, data: { length: { increment: 0 } } })
    const stored = await transaction.listPhoto.findUnique({ where: { id: photoId } })
    if (stored) {
      if (stored.listId !== listId || !(await isSamePicture(photoId, bytes, stored))) throw new Refusal('id-used-otherwise')
      return
    }
    if ((await transaction.listPhoto.count({ where: { listId, removedAt: null } })) >= mostPhotos) throw new Refusal('photos-full', { most: mostPhotos })
    await transaction.listPhoto.create({ data: { id: photoId, listId, ...image, bytes: bytes.length, addedBy: actor } })
    await leaveTrace(transaction, { tournamentId, actor, action: 'photo-kept', params: { listId, photoId } })
    await ring(transaction, tournamentId)
    // Last, and still within the transaction: a row always has its picture, and no picture takes another one's place.
    await rename(part, file)
  }
  await write(keep).finally(() => rm(part, { force: true }))
}

/** Of a picture that was removed only the size is left. */
const isSamePicture = async (photoId: string, bytes: Buffer, stored: { readonly bytes: number; readonly removedAt: Date | null }): Promise<boolean> =>
  stored.removedAt === null ? bytes.equals(await readFile(photoFile(photoId))) : bytes.length === stored.bytes
