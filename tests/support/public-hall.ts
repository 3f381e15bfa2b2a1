import { closeDatabase } from '@/lib/db/close-database'
import { openAtStart } from '@/lib/db/open-at-start'
import { write } from '@/lib/db/write'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { checkList } from '@/lib/tournament/lists/check-list'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { personLink } from '@/lib/tournament/person/person-link'
import { hallLink } from '@/lib/tournament/public/hall-link'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { buildField } from '@/tests/support/build-field'
import { hexId, operationOn } from '@/tests/support/build-tournament'
import { actor, draw, seen, storedRound } from '@/tests/support/rounds-of'
import { typed } from '@/tests/support/typed'
import { handInWholeList } from '@/tests/support/whole-list'

const people = [
  ['Öztürk, Deniz', 'full', 'KS Obw'],
  ['Kanari, Maren', 'short', 'Geheimclub'],
  ['von der Heide, Karl-Friedrich', 'full', 'HB Re'],
  ['Kanari, Vierte', 'notAsked', 'Geheimclub'],
  ['Fünfte, Frieda', 'notAsked', 'Geheimclub'],
  ['Lehmann, Ute', 'full', 'KS Obw'],
  ['Groß, Jörg', 'full', ''],
  ['Kanari, Achte', 'number', 'Geheimclub'],
] as const

/** A round that nobody may see, with somebody at a table of a number of its own. */
const hidden = (tournamentId: string, participantId: string, round: { number: number; archive?: number; state: 'draft' | 'archived' }, table: number) =>
  write((transaction) => transaction.round.create({ data: { tournamentId, drawRecord: {}, ...round, tables: { create: { number: table, size: 4, list: { create: {} }, seats: { create: { position: 1, participantId } } } } } }))

/**
 * Data of a tournament in its second round, with people who allow everything, little or nothing, an archived round and a draft of the third.
 * Gives the addresses: of the tournament, for the hall, and of the own page of number 5.
 */
export async function publicHall(dataDir: string): Promise<{ slug: string; hall: string; own: string }> {
  process.env.DATA_DIR = dataDir
  await openAtStart()
  const { tournamentId, slug, people: ids } = await buildField({ people: people.length, rounds: 3 })
  await write(async (transaction) => {
    await transaction.account.updateMany({ data: { administrator: true } })
    const { id: accountId } = await transaction.account.create({ data: { email: 'kanari@example.org', name: 'Kanari Konto', passwordHash: 'none' } })
    for (const [index, [name, consent, club]] of people.entries()) await transaction.participant.update({ where: { id: ids[index] ?? '' }, data: { name, consent, club, memberNumber: `DDV-4711-${index}`, accountId: index === 7 ? accountId : null } })
  })
  const round = async (seed: string) => {
    const { roundId } = await draw(tournamentId, seed)
    await publishRound(await seen(tournamentId, roundId))
    await releaseRound(await seen(tournamentId, roundId))
    return { roundId, lists: (await storedRound(roundId)).tables.map(({ list }) => list?.id ?? '') }
  }
  const first = await round('7 23 31')
  for (const listId of first.lists) {
    await handInWholeList(listId)
    const { operations, list } = await listOfTournament(tournamentId, listId)
    await checkList({ actor, roles: new Set(['management']) }, { tournamentId, listId, opId: hexId(), baseVersion: list.versions.state ?? 0, length: operations.length })
  }
  await endRound(await seen(tournamentId, first.roundId))
  await closeRound(await seen(tournamentId, first.roundId))
  const second = await round('40 41 42')
  await appendOperations('device:x', [operationOn(second.lists[0] ?? '', 'game-entered', typed.solo(1, 1, [9, -3, -3, -3])), operationOn(second.lists[0] ?? '', 'game-entered', typed.normal(2))])
  await hidden(tournamentId, ids[7] ?? '', { number: 2, archive: 1, state: 'archived' }, 77)
  await hidden(tournamentId, ids[7] ?? '', { number: 3, state: 'draft' }, 88)
  const [hall, own] = [await hallLink(tournamentId), await personLink(tournamentId, ids[4] ?? '')]
  await closeDatabase()
  return { slug, hall, own }
}
