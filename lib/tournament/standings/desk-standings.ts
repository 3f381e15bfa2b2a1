import type { TieRule } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'
import type { PersonWithFigures } from '@/lib/rules/standings/all-figures'
import { drawnLot } from '@/lib/rules/standings/drawn-lot'
import type { TournamentStandings } from './compute-standings'
import { getStandings } from './get-standings'

/** One person with what they have reached, for the staff. */
export interface DeskFigures {
  readonly personId: string
  readonly startNumber: number
  readonly name: string
  readonly club: string
  readonly perRound: readonly (number | null)[]
  /** What was taken off outside the lists, by round; 0 = nothing. */
  readonly deductedPerRound: readonly number[]
  readonly listTotal: number
  readonly deduction: number
  readonly total: number
  readonly gamesPlayed: number | null
  readonly solos: number | null
}

/** The ranking with whole names, for the staff. */
export interface DeskStandings extends Pick<TournamentStandings, 'official' | 'isFinal' | 'rounds' | 'roundNumbers'> {
  /** ISO. */
  readonly correctedAt: string | null
  readonly tie: { readonly rule: TieRule; readonly seed: string | null }
  /** `lot`: the first characters of the lot where a tie was drawn by it, else null. */
  readonly rows: readonly (DeskFigures & { readonly rank: number; readonly lot: string | null })[]
  readonly disqualified: readonly DeskFigures[]
}

export async function deskStandings(tournamentId: string, upTo?: number): Promise<DeskStandings> {
  const ranking = await getStandings(tournamentId, upTo)
  const { official, isFinal, rounds, roundNumbers, rows, disqualified, correctedAt, tieRule, tieSeed } = ranking
  const people = await read((reader) => reader.participant.findMany({ where: { tournamentId }, select: { id: true, name: true } }))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const figuresOf = (person: PersonWithFigures): DeskFigures => figures(person, names.get(person.personId) ?? '', ranking)
  const lotOf = ({ startNumber, total }: PersonWithFigures): string | null => (tieSeed !== null && rows.filter((row) => row.total === total).length > 1 ? drawnLot(tieSeed, startNumber).slice(0, 8) : null)
  return {
    ...{ official, isFinal, rounds, roundNumbers },
    correctedAt: correctedAt?.toISOString() ?? null,
    tie: { rule: tieRule, seed: tieSeed },
    rows: rows.map((row) => ({ ...figuresOf(row), rank: row.rank, lot: lotOf(row) })),
    disqualified: disqualified.map(figuresOf),
  }
}

function figures({ personId, startNumber, club, perRound, listTotal, deduction, total, gamesPlayed, solosPlayed }: PersonWithFigures, name: string, { deductions, roundNumbers }: TournamentStandings): DeskFigures {
  const own = deductions.filter((taken) => taken.personId === personId)
  const deductedPerRound = roundNumbers.map((number) => own.filter(({ round }) => round === number).reduce((sum, { points }) => sum + points, 0))
  return { personId, startNumber, name, club: club ?? '', perRound, deductedPerRound, listTotal, deduction, total, gamesPlayed, solos: solosPlayed }
}
