import type { Reader, Transaction } from '@/lib/db/open-database'
import type { PlanInput, SeatedRound } from '@/lib/draw/plan-input'
import { isPresent } from './is-present'

/** What a draw starts from: people go by their start numbers, which stand on paper and tell nobody's name. */
export interface DrawInput {
  readonly tournament: { readonly id: string; readonly kind: 'official' | 'club'; readonly plannedRounds: number }
  /** Of the round that is drawn next, or is a draft now. */
  readonly number: number
  readonly present: readonly { readonly id: string; readonly startNumber: number }[]
  readonly input: Omit<PlanInput, 'seed'>
}

/** What a draw assumes that is not so yet. */
export interface DrawScene {
  /** A standing round that is to be drawn again: it counts as not drawn. */
  readonly again?: string
  /** People who are noted as here and are to be left out. */
  readonly without?: readonly string[]
}

const soft = { fiveRule: 'strict', clubs: 'soft' } as const

/** The people who are here, and who has met whom in the rounds that stand. */
export async function drawInput(database: Reader | Transaction, tournamentId: string, { again, without = [] }: DrawScene = {}): Promise<DrawInput> {
  const tournament = await database.tournament.findUniqueOrThrow({
    where: { id: tournamentId },
    include: {
      participants: { orderBy: { startNumber: 'asc' } },
      rounds: { where: { state: { notIn: ['draft', 'archived'] }, ...(again !== undefined && { id: { not: again } }) }, orderBy: { number: 'asc' }, include: { tables: { include: { seats: { orderBy: { position: 'asc' }, include: { participant: true } } } } } },
    },
  })
  const { kind, plannedRounds, participants, rounds } = tournament
  const present = participants.filter((person) => isPresent(person) && !without.includes(person.id))
  const number = (rounds.at(-1)?.number ?? 0) + 1
  return {
    tournament: { id: tournamentId, kind, plannedRounds },
    number,
    present,
    input: {
      participants: present.map(({ startNumber, club }) => ({ id: String(startNumber), ...(club.trim() !== '' && { club: club.trim() }) })),
      rounds: Math.max(1, plannedRounds - number + 1),
      history: rounds.map(({ tables }) => seatedRound(tables)),
      wishes: soft,
    },
  }
}

interface StoredTable {
  readonly number: number
  readonly seats: readonly { readonly participant: { readonly startNumber: number } }[]
}

function seatedRound(tables: readonly StoredTable[]): SeatedRound {
  const last = Math.max(0, ...tables.map(({ number }) => number))
  return Array.from({ length: last }, (_, index) => tables.find(({ number }) => number === index + 1)?.seats.map(({ participant }) => String(participant.startNumber)) ?? [])
}
