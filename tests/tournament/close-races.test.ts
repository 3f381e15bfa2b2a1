import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { checkList } from '@/lib/tournament/lists/check-list'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { reopenList } from '@/lib/tournament/lists/reopen-list'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { onBothDatabases } from '../support/both-databases'
import { hexId, operationOn } from '../support/build-tournament'
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
  const edit = (value: number, baseVersion: number) => appendOperations(actor, [operationOn(listId, 'game-corrected', typed.normal(7, [value, value, -value, -value]), { baseVersion })])
  await handInWholeList(listId)
  await check()
  await endRound(await seen(tournamentId, roundId))
  await closeRound(await seen(tournamentId, roundId))

  const first: ('edit' | 'close')[] = []
  let closeLeads = 0
  for (let race = 0; race < count; race += 1) {
    await reopenList(management, { tournamentId, listId, opId: hexId(), baseVersion: (await versions()).state ?? 0, reason: 'race' })
    // Asked before the race, so that only the log itself can tell that the list has been closed meanwhile.
    const seenVersion = (await versions())['game:7'] ?? 0
    const [edited] = await Promise.all([pause(Math.max(0, closeLeads) + random() * 2).then(() => edit(3 + (race % 5), seenVersion)), pause(Math.max(0, -closeLeads) + random() * 2).then(check)])
    const isFirst = edited[0]?.outcome === 'stored'
    first.push(isFirst ? 'edit' : 'close')
    // Whoever was first starts later the next time, so that it stays close on machines of every speed.
    closeLeads += isFirst ? 4 : -4
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
