import { read } from '@/lib/db/read'
import { standingRound } from './standing-round'

/** How much there is to print; what needs a list to be read whole is not counted here. */
export interface PrintFigures {
  readonly people: number
  /** Who has a seat in a round that counts. */
  readonly ranked: number
  readonly round: { readonly number: number; readonly tables: number; readonly newSigns: number } | null
  /** Lists that were handed in, of each round that has some. */
  readonly filled: readonly { readonly round: number; readonly lists: number }[]
}

const handedIn = ['list-submitted', 'list-reopened']

export async function printFigures(tournamentId: string): Promise<PrintFigures> {
  return read(async (reader) => {
    const counted = { tournamentId, state: { in: ['released', 'ended', 'closed'] as ('released' | 'ended' | 'closed')[] } }
    const [people, ranked, standing, signs, rounds] = await Promise.all([
      reader.participant.count({ where: { tournamentId, withdrawnAt: null } }),
      reader.participant.count({ where: { tournamentId, seats: { some: { table: { round: counted } } } } }),
      reader.round.findFirst({ ...standingRound(tournamentId), select: { number: true, tables: { select: { number: true } } } }),
      reader.tableSign.findMany({ where: { tournamentId } }),
      reader.round.findMany({
        where: counted,
        orderBy: { number: 'asc' },
        select: { number: true, tables: { select: { list: { select: { operations: { where: { kind: { in: handedIn } }, orderBy: { place: 'desc' }, take: 1, select: { kind: true } } } } } } },
      }),
    ])
    const printed = new Set(signs.filter((sign) => sign.printed === sign.generation).map(({ number }) => number))
    return {
      ...{ people, ranked },
      round: standing && { number: standing.number, tables: standing.tables.length, newSigns: standing.tables.filter(({ number }) => !printed.has(number)).length },
      filled: rounds.map(({ number, tables }) => ({ round: number, lists: tables.filter(({ list }) => list?.operations[0]?.kind === 'list-submitted').length })).filter(({ lists }) => lists > 0),
    }
  })
}
