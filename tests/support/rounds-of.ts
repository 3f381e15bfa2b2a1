import { read } from '@/lib/db/read'
import type { DrawMode } from '@/lib/draw/plan-input'
import { Refusal } from '@/lib/errors/refusal'
import { drawRound } from '@/lib/tournament/rounds/draw-round'
import { checkList } from '@/lib/tournament/lists/check-list'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { closeRound } from '@/lib/tournament/rounds/close-round'
import { endRound } from '@/lib/tournament/rounds/end-round'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { buildField } from './build-field'
import { hexId } from './build-tournament'

export const actor = 'account:sample'

export const draw = (tournamentId: string, seed = '7 23 31', mode: DrawMode = 'random') => drawRound({ tournamentId, actor, seed, mode, replaces: null })

export const storedRound = (roundId: string) =>
  read((reader) => reader.round.findUniqueOrThrow({ where: { id: roundId }, include: { tables: { orderBy: { number: 'asc' }, include: { list: true, seats: { orderBy: { position: 'asc' } } } } } }))

/** The round as a desk that has just looked sees it. */
export const seen = async (tournamentId: string, roundId: string) => ({ tournamentId, roundId, actor, version: (await storedRound(roundId)).version })

/** What the work was refused with, or null when it went through. */
export const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? { code: error.code, ...error.params } : Promise.reject(error as Error)),
  )

/** Types the totals of every list of a round from paper, the first position of each table ahead, has them checked and closes the round. */
export async function closeWithTotals(tournamentId: string, roundId: string, points: readonly number[] = [12, 4, -6, -10, 0]): Promise<void> {
  const management = { actor, roles: new Set(['management']) }
  const round = await read((reader) => reader.round.findUniqueOrThrow({ where: { id: roundId }, include: { tables: { include: { list: true, seats: true } } } }))
  for (const { list, seats } of round.tables) {
    const listId = list?.id ?? ''
    await typeTotals(management, { tournamentId, listId, opId: hexId(), baseVersion: 0, points: points.slice(0, seats.length) })
    const length = await read((reader) => reader.listOperation.count({ where: { listId } }))
    await checkList(management, { tournamentId, listId, opId: hexId(), baseVersion: 0, length })
  }
  await endRound(await seen(tournamentId, roundId))
  await closeRound(await seen(tournamentId, roundId))
}

/** A round that is being played. */
export async function playedRound(people = 9, rounds = 2) {
  const { tournamentId, slug } = await buildField({ people, rounds })
  const { roundId } = await draw(tournamentId)
  await publishRound(await seen(tournamentId, roundId))
  await releaseRound(await seen(tournamentId, roundId))
  return { tournamentId, slug, roundId, tables: (await storedRound(roundId)).tables }
}
