import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { checkList } from '@/lib/tournament/lists/check-list'
import { correctList } from '@/lib/tournament/lists/correct-list'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { reopenList } from '@/lib/tournament/lists/reopen-list'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { onBothDatabases } from '../support/both-databases'
import { hexId } from '../support/build-tournament'
import { randomNumbers } from '../support/random-numbers'
import { actor, playedRound, seen } from '../support/rounds-of'
import { typed } from '../support/typed'
import { handInWholeList } from '../support/whole-list'

/** `npm run endure races` takes 1,000. */
const races = Number(process.env.RACES ?? 40)
const perList = 20

const management = { actor, roles: new Set(['management']) }

/** A list of a closed round, opened and closed again so many times while a game is put right at the same moment; gives who was first. */
async function raceOnOneList(count: number, random: () => number): Promise<('edit' | 'close')[]> {
  const { tournamentId, roundId, tables } = await playedRound(4)
  const listId = tables[0]?.list?.id ?? ''
  const versions = async () => (await listOfTournament(tournamentId, listId)).list.versions
  const check = async () => checkList(management, { tournamentId, listId, opId: hexId(), baseVersion: (await versions()).state ?? 0, length: 0 })
  const edit = async (value: number) =>
    correctList(management, { tournamentId, listId, opId: hexId(), baseVersion: (await versions())['game:7'] ?? 0, change: { kind: 'game-corrected', payload: typed.normal(7, [value, value, -value, -value]) } })
  await handInWholeList(listId)
  await check()
  await endRound(await seen(tournamentId, roundId))
  await closeRound(await seen(tournamentId, roundId))

  const first: ('edit' | 'close')[] = []
  for (let race = 0; race < count; race += 1) {
    await reopenList(management, { tournamentId, listId, opId: hexId(), baseVersion: (await versions()).state ?? 0, reason: 'race' })
    // Closing reads more before it writes, so that without a head start it would hardly ever be first.
    const [closes, edits] = [pause(random() * 4).then(check), pause(random() * 12).then(() => edit(3 + (race % 5)))]
    const results = await Promise.allSettled([closes, edits])
    first.push(results.every(({ status }) => status === 'fulfilled') ? 'edit' : 'close')
  }
  return first
}

await onBothDatabases('a list that is closed while somebody puts a game right', () => {
  it(`has no change after its close in ${races} races, whoever is first`, async () => {
    const random = randomNumbers(12)
    const first: string[] = []
    while (first.length < races) first.push(...(await raceOnOneList(Math.min(perList, races - first.length), random)))
    const rows = await read((reader) => reader.listOperation.findMany({ where: { kind: { in: ['list-checked', 'list-reopened', 'game-corrected'] } }, orderBy: [{ listId: 'asc' }, { place: 'asc' }] }))
    const late = rows.filter(({ kind, listId }, index) => kind === 'game-corrected' && rows[index - 1]?.listId === listId && rows[index - 1]?.kind === 'list-checked')
    expect(late).toEqual([])
    expect(rows.filter(({ kind }) => kind === 'list-reopened')).toHaveLength(races)
    expect(new Set(first)).toEqual(new Set(['edit', 'close']))
  }, 600_000)
})
