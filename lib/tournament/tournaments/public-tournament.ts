import { read } from '@/lib/db/read'
import type { StandingsRow } from '@/lib/rules/standings/standings'
import { getStandings } from '@/lib/tournament/standings/get-standings'
import { publicName, type PublicName } from '@/lib/tournament/standings/public-name'
import { seatsOfTable, withSeats } from '@/lib/tournament/seating/seats-of-table'
import { standingState, type StandingState } from '@/lib/tournament/rounds/standing-state'

/** Whoever sits there now, and when that was changed. */
export type PublicSeat = PublicName & { readonly position: number; readonly changedAt: string | null }

export interface PublicSeatPlan {
  readonly number: number
  readonly state: StandingState
  readonly tables: readonly { readonly number: number; readonly people: readonly PublicSeat[] }[]
}

/** One line of the ranking; the personal id is not in it. */
export type PublicRow = PublicName & Pick<StandingsRow, 'rank' | 'rankChange' | 'perRound' | 'listTotal' | 'deduction' | 'total' | 'gamesPlayed' | 'gamesPositive' | 'solosPlayed' | 'solosPositive'>


/** What anybody may see of a tournament without signing in. Drafts are no part of it. */
export interface PublicTournament {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly place: string
  readonly day: string
  readonly version: number
  readonly plannedRounds: number
  /** The newest first. */
  readonly rounds: readonly PublicSeatPlan[]
  readonly standings: {
    readonly official: boolean
    readonly isFinal: boolean
    /** ISO; null when no closed round was corrected. */
    readonly correctedAt: string | null
    readonly afterRound: number | null
    /** Set where ties are drawn by lot. */
    readonly tieSeed: string | null
    /** What the positions of `perRound` stand for. */
    readonly roundNumbers: readonly number[]
    readonly rows: readonly PublicRow[]
  }
}

/** The public side of the tournament at this address, or null. */
export async function publicTournament(slug: string): Promise<PublicTournament | null> {
  const found = await read((reader) =>
    reader.tournament.findUnique({
      where: { slug },
      include: {
        participants: true,
        rounds: {
          where: { state: { notIn: ['draft', 'archived'] } },
          orderBy: { number: 'desc' },
          include: { tables: { orderBy: { number: 'asc' }, include: withSeats } },
        },
      },
    }),
  )
  if (found === null) return null
  const { id, name, place, day, version, plannedRounds, participants, rounds, edition } = found
  const names = new Map(participants.map((person) => [person.id, publicName(person)]))
  const { official, isFinal, correctedAt, tieSeed, rows, roundNumbers } = await getStandings(id)
  return {
    ...{ id, slug, name, place, day, version, plannedRounds },
    rounds: rounds.flatMap(({ number, state: stored, tables }) => {
      const state = standingState(stored)
      if (state === null) return []
      const people = (table: (typeof tables)[number]) =>
        seatsOfTable(table, edition).flatMap(({ personId, position, changedAt }) => {
          const person = personId === null ? undefined : names.get(personId)
          return person ? [{ ...person, position, changedAt }] : []
        })
      return [{ number, state, tables: tables.map((table) => ({ number: table.number, people: people(table) })) }]
    }),
    standings: {
      ...{ official, isFinal, tieSeed, roundNumbers },
      correctedAt: correctedAt?.toISOString() ?? null,
      afterRound: roundNumbers.at(-1) ?? null,
      rows: rows.flatMap((row) => {
        const person = names.get(row.personId)
        return person ? [{ ...person, ...figuresOf(row) }] : []
      }),
    },
  }
}

/** Field by field: of a person's row nothing else gets out. */
const figuresOf = ({ rank, rankChange, perRound, listTotal, deduction, total, gamesPlayed, gamesPositive, solosPlayed, solosPositive }: StandingsRow) => ({
  ...{ rank, rankChange, perRound, listTotal, deduction, total },
  ...{ gamesPlayed, gamesPositive, solosPlayed, solosPositive },
})
