import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { copiesHolder } from '@/lib/db/copies/copies-holder'
import { read } from '@/lib/db/read'
import type { Operation } from '@/lib/rules/list/operation'
import { entriesToSend } from '@/lib/phone/entries-to-send'
import { sendAgain } from '@/lib/phone/send-again'
import { listCopies } from '@/lib/start/copies/list-copies.js'
import { restoreCopy } from '@/lib/start/copies/restore-copy.js'
import { copyIsDue } from '@/lib/tournament/copies/copy-is-due'
import { copyTrouble } from '@/lib/tournament/copies/copy-trouble'
import { deskCopies } from '@/lib/tournament/copies/desk-copies'
import { keepRoundCopy } from '@/lib/tournament/copies/keep-round-copy'
import { deviceList } from '@/lib/tournament/devices/device-list'
import { takeFromDevice } from '@/lib/tournament/devices/take-from-device'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { redrawRound } from '@/lib/tournament/seating/redraw-round'
import { restoreRound } from '@/lib/tournament/seating/restore-round'
import { entryOf } from '@/tests/phone/outbox-of'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildField } from '@/tests/support/build-field'
import { buildTable, operationOn } from '@/tests/support/build-tournament'
import { draw, refusal, seen, storedRound } from '@/tests/support/rounds-of'

const dataFolder = () => process.env.DATA_DIR ?? ''
const stateInCopy = (name: string): unknown => {
  const copy = new Database(join(dataFolder(), 'copies', name), { readonly: true })
  const state = copy.prepare('SELECT "state" FROM "Round"').pluck().get()
  copy.close()
  return state
}

beforeEach(() => {
  Object.assign(copiesHolder(), { failure: null, lastKept: null })
})

await onBothDatabases('safety copies', (kind) => {
  const published = async () => {
    const { tournamentId, slug } = await buildField()
    const { roundId } = await draw(tournamentId)
    await publishRound(await seen(tournamentId, roundId))
    return { tournamentId, slug, roundId }
  }

  it('are kept at each phase of a round, of the state that it leads to', async () => {
    const { tournamentId, slug, roundId } = await published()
    await releaseRound(await seen(tournamentId, roundId))
    await endRound(await seen(tournamentId, roundId))
    expect(await refusal(closeRound(await seen(tournamentId, roundId)))).toMatchObject({ code: 'lists-not-checked' })
    const { keptHere, copies } = deskCopies(slug)
    expect(copyTrouble()).toBeNull()
    expect(keptHere).toBe(kind === 'sqlite')
    const phases = kind === 'sqlite' ? ['ended', 'released', 'published'] : []
    expect(copies.map(({ phase, round, size }) => [phase, round, size > 100_000])).toEqual(phases.map((phase) => [phase, 1, true]))
    expect(copies.map(({ name }) => stateInCopy(name))).toEqual(phases)
  })

  it('are kept as well when a round is published in another way: drawn again, or put back from the archive', async () => {
    const { tournamentId, slug, roundId } = await published()
    await redrawRound({ ...(await seen(tournamentId, roundId)), seed: 'again', absent: [], devices: 0 })
    await restoreRound(await seen(tournamentId, roundId))
    expect(deskCopies(slug).copies.map(({ phase }) => phase)).toEqual(kind === 'sqlite' ? ['published', 'published', 'published'] : [])
  })

  it('are shown to the desk of their own tournament alone', async () => {
    await published()
    const { slug } = await buildField()
    expect(deskCopies(slug).copies).toEqual([])
    expect(listCopies(dataFolder())).toHaveLength(kind === 'sqlite' ? 1 : 0)
  })

  it('that fail undo nothing and are told, until one succeeds again', async () => {
    const { tournamentId, slug, roundId } = await published()
    rmSync(join(dataFolder(), 'copies'), { recursive: true, force: true })
    writeFileSync(join(dataFolder(), 'copies'), '')
    await releaseRound(await seen(tournamentId, roundId))
    expect((await storedRound(roundId)).state).toBe('released')
    expect(copyTrouble()).toBe(kind === 'sqlite' ? 'not-writable' : null)
    expect(deskCopies(slug).copies).toEqual([])
    rmSync(join(dataFolder(), 'copies'))
    await keepRoundCopy('playing', roundId)
    expect(copyTrouble()).toBeNull()
  })

  if (kind === 'sqlite') {
    it('that are put back lose nothing acknowledged: the device notices the new epoch, sends again what it holds, and the list is as it was', async () => {
      const { listId, tableId, tournamentId, roundId } = await buildTable()
      const device = { deviceId: 'd'.repeat(32), tableId, listId, tournamentId }
      const operations: Operation[] = [1, 2, 3, 4].map((place) => operationOn(listId, 'game-entered', { place, kind: 'normal', soloist: null, points: [2, 2, -2, -2] }, { seq: place }))
      const send = async (...sent: Operation[]) => (await takeFromDevice(device, sent)).outcomes.map(({ outcome }) => outcome)
      expect(await send(...operations.slice(0, 2))).toEqual(['stored', 'stored'])
      await keepRoundCopy('playing', roundId)
      expect(await send(...operations.slice(2), operationOn(listId, 'game-corrected', { place: 1, kind: 'normal', soloist: null, points: [-3, -3, 3, 3] }, { seq: 5, baseVersion: 1 }))).toEqual(['stored', 'stored', 'stored'])
      const before = await deviceList(listId)
      const kept = before.operations.map((operation) => entryOf(operation, { state: 'stored' }))

      await closeDatabase()
      restoreCopy({ name: listCopies(dataFolder())[0]?.name ?? '', folder: dataFolder(), migrations: 'prisma/migrations/sqlite' })
      const after = await deviceList(listId)
      expect([after.length, after.epoch === before.epoch]).toEqual([2, false])
      expect(await send(...entriesToSend(sendAgain(kept), 50).map(({ operation }) => operation))).toEqual(['known', 'known', 'stored', 'stored', 'stored'])
      const logOf = (list: typeof before) => list.operations.map(({ opId, version, payload }) => ({ opId, version, payload }))
      expect(logOf(await deviceList(listId))).toEqual(logOf(before))
      expect(await read((reader) => reader.list.findMany({ select: { length: true } }))).toEqual([{ length: 5 }])
    })
  }
})

describe('A copy is due', () => {
  const now = new Date('2026-11-29T18:00:00.000Z')
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  it.each([
    ['ten minutes after the last one while a round is played', { failedAt: null, keptAt: minutesAgo(10), isPlaying: true }, true],
    ['not earlier', { failedAt: null, keptAt: minutesAgo(9), isPlaying: true }, false],
    ['at once after a start in the middle of a round', { failedAt: null, keptAt: null, isPlaying: true }, true],
    ['not while nothing is played', { failedAt: null, keptAt: minutesAgo(600), isPlaying: false }, false],
    ['a minute after one that failed, played or not', { failedAt: minutesAgo(1), keptAt: minutesAgo(2), isPlaying: false }, true],
    ['not at once after one that failed', { failedAt: minutesAgo(0.5), keptAt: minutesAgo(30), isPlaying: true }, false],
  ])('%s', (_, soFar, due) => {
    expect(copyIsDue(soFar, now)).toBe(due)
  })
})
