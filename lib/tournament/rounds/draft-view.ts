import { read } from '@/lib/db/read'
import { checkPlan } from '@/lib/draw/check-plan'
import type { DrawMode } from '@/lib/draw/plan-input'
import { Refusal } from '@/lib/errors/refusal'
import { drawFacts, type DrawFacts } from './draw-facts'
import { drawInput, type DrawInput } from './draw-input'
import { drawRecordOf } from './draw-record'
import { drawStandings } from './draw-standings'
import { refuseUnseatable } from './refuse-unseatable'
import { staleDraw, type StaleDraw } from './stale-draw'

export interface DraftSeat {
  readonly seatId: string
  readonly position: number
  readonly startNumber: number
  readonly name: string
  readonly club: string
  /** Somebody of the same club sits at the same table. */
  readonly withClubMate: boolean
}

/** A draft as the desk looks at it before it is published: figures of this one round, counted anew after each swap. */
export interface DraftView {
  readonly roundId: string
  readonly version: number
  readonly number: number
  readonly figures: {
    /** Pairs of this round that had met before. */
    readonly repeats: number
    readonly leastRepeats: number
    readonly clubPairs: number
    readonly leastClubPairs: number
    /** People at a five-player table who sat at one before. */
    readonly fiveAgain: number
    /** How often the busiest list keeper has kept one, this round included. */
    readonly keeperMax: number
  }
  readonly mode: DrawMode
  /** The ranking that people are seated by; null for the lot alone. */
  readonly standings: { readonly afterRound: number; readonly official: boolean } | null
  readonly stale: StaleDraw | null
  readonly seed: string
  readonly inputHash: string
  readonly discarded: number
  readonly swaps: number
  readonly tables: readonly { readonly number: number; readonly size: number; readonly seats: readonly DraftSeat[] }[]
}

/** What the page of the draw shows: the draft, or what stands before one. */
export interface DrawView {
  readonly number: number
  readonly plannedRounds: number
  readonly present: number
  /** On the list and not withdrawn, but not checked in. */
  readonly absent: number
  /** The round before, when it is still being played. */
  readonly openRound: number | null
  /** Why no draw is possible now. */
  readonly problem: { readonly code: Refusal['code']; readonly params: Refusal['params'] } | null
  readonly draft: DraftView | null
  /** The last closed round, whose standings can be drawn by; null before there is one. */
  readonly standings: { readonly afterRound: number; readonly official: boolean } | null
  /** Of the rounds before. */
  readonly drawn: readonly DrawFacts[]
}

export async function drawView(tournamentId: string): Promise<DrawView> {
  return read(async (reader) => {
    const base = await drawInput(reader, tournamentId)
    const draft = await reader.round.findFirst({
      where: { tournamentId, state: 'draft' },
      include: { tables: { orderBy: { number: 'asc' }, include: { seats: { orderBy: { position: 'asc' }, include: { participant: true } } } } },
    })
    const open = await reader.round.findFirst({ where: { tournamentId, state: { in: ['published', 'released', 'ended'] } }, orderBy: { number: 'desc' } })
    const absent = await reader.participant.count({ where: { tournamentId, checkedInAt: null, withdrawnAt: null } })
    const { number, tournament, present } = base
    const drawn = await drawFacts(reader, tournamentId)
    const standings = await drawStandings(reader, tournamentId, number)
    const stale = draft && (await staleDraw(reader, tournamentId, draft.number, drawRecordOf(draft.drawRecord)))
    return { number, plannedRounds: tournament.plannedRounds, present: present.length, absent, openRound: open?.number ?? null, problem: problemOf(base), draft: draft && viewOf(base, draft, stale), standings: standings && { afterRound: standings.afterRound, official: standings.official }, drawn }
  })
}

function problemOf({ tournament, number, present }: DrawInput): DrawView['problem'] {
  if (number > tournament.plannedRounds) return { code: 'all-rounds-drawn', params: { rounds: tournament.plannedRounds } }
  try {
    refuseUnseatable(tournament.kind, present.length)
    return null
  } catch (error) {
    // Plain data: an error itself reaches the page in the browser without its code and params.
    if (error instanceof Refusal) return { code: error.code, params: error.params }
    throw error
  }
}

interface StoredDraft {
  readonly id: string
  readonly version: number
  readonly number: number
  readonly drawRecord: unknown
  readonly tables: readonly {
    readonly number: number
    readonly size: number
    readonly seats: readonly { readonly id: string; readonly position: number; readonly participant: { readonly startNumber: number; readonly name: string; readonly club: string } }[]
  }[]
}

function viewOf({ input }: DrawInput, draft: StoredDraft, stale: StaleDraw | null): DraftView {
  const record = drawRecordOf(draft.drawRecord)
  const round = draft.tables.map(({ seats }) => seats.map(({ participant }) => String(participant.startNumber)))
  // The people seated are the input here: whoever came since has no seat yet, and is no fault of the seating.
  const seated = draft.tables.flatMap(({ seats }) => seats.map(({ participant }) => ({ id: String(participant.startNumber), ...(participant.club.trim() !== '' && { club: participant.club.trim() }) })))
  const { mode, standings } = record
  const one = { ...input, participants: seated, rounds: 1, seed: record.seed, ...(standings && { mode, ranks: standings.ranks }) }
  const before = checkPlan({ ...one, rounds: 0 }, []).figures
  const { figures, bounds } = checkPlan(one, [round])
  const satAtFive = new Set((input.history ?? []).flat().filter(({ length }) => length === 5).flat())
  return {
    roundId: draft.id,
    version: draft.version,
    number: draft.number,
    figures: {
      repeats: figures.repeats - before.repeats,
      leastRepeats: Math.max(0, bounds.weightedRepeats - before.weightedRepeats),
      clubPairs: figures.clubPairs - before.clubPairs,
      leastClubPairs: Math.max(0, bounds.clubPairs - before.clubPairs),
      fiveAgain: round.filter(({ length }) => length === 5).flat().filter((person) => satAtFive.has(person)).length,
      keeperMax: figures.keeperMax,
    },
    ...{ mode, stale },
    standings: standings && { afterRound: standings.afterRound, official: standings.official },
    seed: record.seed,
    inputHash: record.inputHash,
    discarded: record.discarded.length,
    swaps: record.swaps.length,
    tables: draft.tables.map(({ number, size, seats }) => ({
      number,
      size,
      seats: seats.map(({ id, position, participant: { startNumber, name, club } }) => ({
        ...{ seatId: id, position, startNumber, name, club },
        withClubMate: club.trim() !== '' && seats.filter(({ participant }) => participant.club.trim() === club.trim()).length > 1,
      })),
    })),
  }
}
