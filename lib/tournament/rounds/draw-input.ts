import type { Reader, Transaction } from '@/lib/db/open-database'
import type { DrawMode, PlanInput, SeatedRound } from '@/lib/draw/plan-input'
import { Refusal } from '@/lib/errors/refusal'
import { withSeats } from '@/lib/tournament/seating/seats-of-table'
import { drawRecordOf } from './draw-record'
import { drawStandings, type DrawStandings } from './draw-standings'
import { isPresent } from './is-present'
import { standingDisqualifications } from './standing-disqualifications'
import { substitutesOf } from './substitutes-of'

/** What a draw starts from: people go by their start numbers, which stand on paper and tell nobody's name. */
export interface DrawInput {
  readonly tournament: { readonly id: string; readonly kind: 'official' | 'club'; readonly plannedRounds: number }
  /** Of the round that is drawn next, or is a draft now. */
  readonly number: number
  readonly present: readonly { readonly id: string; readonly startNumber: number }[]
  readonly mode: DrawMode
  /** The ranking that the mode goes by; null for the lot alone. */
  readonly standings: DrawStandings | null
  readonly input: Omit<PlanInput, 'seed'>
}

/** What a draw assumes that is not so yet. */
export interface DrawScene {
  /** A standing round that is to be drawn again: it counts as not drawn. */
  readonly again?: string
  /** People who are noted as here and are to be left out. */
  readonly without?: readonly string[]
  /** Without it, of a round that is drawn again its own, else the lot. */
  readonly mode?: DrawMode
}

const soft = { fiveRule: 'strict', clubs: 'soft' } as const

/** The people who are here, and who has met whom in the rounds that stand. */
export async function drawInput(database: Reader | Transaction, tournamentId: string, { again, without = [], mode: asked }: DrawScene = {}): Promise<DrawInput> {
  const tournament = await database.tournament.findUniqueOrThrow({
    where: { id: tournamentId },
    include: {
      participants: { orderBy: { startNumber: 'asc' }, include: { sanctions: standingDisqualifications } },
      rounds: { where: { state: { notIn: ['draft', 'archived'] }, ...(again !== undefined && { id: { not: again } }) }, orderBy: { number: 'asc' }, include: { tables: { orderBy: { number: 'asc' }, include: { ...withSeats, seats: { orderBy: { position: 'asc' }, include: { participant: true } } } } } },
    },
  })
  const { kind, plannedRounds, participants, rounds, edition } = tournament
  const numbers = new Map(participants.map(({ id, startNumber }) => [id, String(startNumber)]))
  const present = participants.filter((person) => isPresent(person) && !without.includes(person.id))
  const number = (rounds.at(-1)?.number ?? 0) + 1
  const mode = asked ?? (await modeOf(database, again))
  const standings = mode === 'random' ? null : await drawStandings(database, tournamentId, number)
  if (mode !== 'random' && standings === null) throw new Refusal('no-standings-yet')
  return {
    tournament: { id: tournamentId, kind, plannedRounds },
    number,
    present,
    mode,
    standings,
    input: {
      participants: present.map(({ startNumber, club }) => ({ id: String(startNumber), ...(club.trim() !== '' && { club: club.trim() }) })),
      // Ranks are those of one moment: no further round can be planned by them.
      rounds: mode === 'random' ? Math.max(1, plannedRounds - number + 1) : 1,
      history: rounds.map(({ tables }) => seatedRound(tables)),
      substitutes: rounds.flatMap(({ tables }) => tables.flatMap((table) => substitutesOf(table, edition, numbers))),
      wishes: soft,
      ...(standings !== null && { mode, ranks: standings.ranks }),
    },
  }
}

async function modeOf(database: Reader | Transaction, again: string | undefined): Promise<DrawMode> {
  if (again === undefined) return 'random'
  const { drawRecord } = await database.round.findUniqueOrThrow({ where: { id: again }, select: { drawRecord: true } })
  return drawRecordOf(drawRecord).mode
}

interface StoredTable {
  readonly number: number
  readonly seats: readonly { readonly participant: { readonly startNumber: number } }[]
}

function seatedRound(tables: readonly StoredTable[]): SeatedRound {
  const last = Math.max(0, ...tables.map(({ number }) => number))
  return Array.from({ length: last }, (_, index) => tables.find(({ number }) => number === index + 1)?.seats.map(({ participant }) => String(participant.startNumber)) ?? [])
}
