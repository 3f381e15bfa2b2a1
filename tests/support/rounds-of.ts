import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { drawRound } from '@/lib/tournament/rounds/draw-round'
import { publishRound } from '@/lib/tournament/rounds/publish-round'
import { releaseRound } from '@/lib/tournament/rounds/release-round'
import { buildField } from './build-field'

export const actor = 'account:sample'

export const draw = (tournamentId: string, seed = '7 23 31') => drawRound({ tournamentId, actor, seed, replaces: null })

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

/** A round that is being played. */
export async function playedRound(people = 9) {
  const { tournamentId, slug } = await buildField({ people })
  const { roundId } = await draw(tournamentId)
  await publishRound(await seen(tournamentId, roundId))
  await releaseRound(await seen(tournamentId, roundId))
  return { tournamentId, slug, roundId, tables: (await storedRound(roundId)).tables }
}
