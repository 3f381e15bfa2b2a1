import { existsSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { imageOf } from '@/lib/tournament/paper/image-of'
import { keepPhoto } from '@/lib/tournament/paper/keep-photo'
import { photoFile } from '@/lib/tournament/paper/photo-file'
import { readPhoto } from '@/lib/tournament/paper/read-photo'
import { removePhoto } from '@/lib/tournament/paper/remove-photo'
import { onBothDatabases } from '../support/both-databases'
import { buildTable } from '../support/build-tournament'
import { refusal } from '../support/rounds-of'

const canvas = createCanvas(40, 30)
const images = { 'image/png': canvas.toBuffer('image/png'), 'image/jpeg': canvas.toBuffer('image/jpeg'), 'image/webp': canvas.toBuffer('image/webp') }
const actor = 'account:sample'

async function table() {
  const { tournamentId, listId } = await buildTable()
  const keep = (bytes: Buffer, photoId: string = crypto.randomUUID()) => keepPhoto(actor, { tournamentId, listId, photoId, data: bytes.toString('base64') })
  return { tournamentId, listId, keep }
}

it.each(Object.entries(images))('%s is known by its own bytes, with its size', (type, bytes) => {
  expect(imageOf(bytes)).toEqual({ type, width: 40, height: 30 })
})

it.each([
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the mere beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a PNG of more pixels than a browser can hold', (() => {
    const bytes = Buffer.from(images['image/png'])
    bytes.writeUInt32BE(60_000, 16)
    bytes.writeUInt32BE(60_000, 20)
    return bytes
  })()],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', (_, bytes) => {
  expect(imageOf(bytes)).toBeNull()
})

await onBothDatabases('the photo of a paper list', () => {
  it('is read back byte for byte, by its own tournament alone', async () => {
    const { tournamentId, keep } = await table()
    const photoId = crypto.randomUUID()
    await keep(images['image/jpeg'], photoId)
    const { type, bytes } = await readPhoto(tournamentId, photoId)
    expect([type, Buffer.from(bytes).equals(images['image/jpeg'])]).toEqual(['image/jpeg', true])
    const elsewhere = await buildTable()
    expect(await refusal(readPhoto(elsewhere.tournamentId, photoId))).toEqual({ code: 'not-found' })
  })

  it('is at most 2 MB and a picture, and one list has four, whatever is sent within a second', async () => {
    const { keep } = await table()
    const began = performance.now()
    expect(await refusal(keep(Buffer.concat([images['image/jpeg'], Buffer.alloc(2 * 1024 * 1024)])))).toEqual({ code: 'photo-too-large' })
    expect(await refusal(keep(Buffer.from('%PDF-1.7 and so on')))).toEqual({ code: 'photo-unreadable' })
    expect(performance.now() - began).toBeLessThan(1000)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => refusal(keep(images['image/png']))))
    expect(outcomes.map((outcome) => outcome?.code ?? 'kept').toSorted()).toEqual(['kept', 'kept', 'kept', 'kept', 'photos-full', 'photos-full'])
  })

  it('is kept once however often it is sent, and a removed one leaves its trace and no file', async () => {
    const { tournamentId, keep } = await table()
    const photoId = crypto.randomUUID()
    await keep(images['image/webp'], photoId)
    await keep(images['image/webp'], photoId)
    await removePhoto(actor, tournamentId, photoId)
    expect([existsSync(photoFile(photoId)), await refusal(readPhoto(tournamentId, photoId))]).toEqual([false, { code: 'not-found' }])
    expect((await read((reader) => reader.auditEntry.findMany({ where: { tournamentId }, orderBy: { at: 'asc' } }))).map(({ action }) => action)).toEqual(['photo-kept', 'photo-removed'])
  })
})
