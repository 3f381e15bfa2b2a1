import { makeToken } from '@/lib/auth/make-token'
import type { Transaction } from '@/lib/db/open-database'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { inputHash } from '@/lib/draw/input-hash'
import type { Plan } from '@/lib/draw/plan'
import { planRounds } from '@/lib/draw/plan-rounds'
import { Refusal } from '@/lib/errors/refusal'
import { ring } from '@/lib/tournament/tournaments/ring'
import { asJson } from './as-json'
import { drawInput, type DrawInput } from './draw-input'
import type { DiscardedDraft, DrawRecord } from './draw-record'
import { refuseUnseatable } from './refuse-unseatable'
import { removeDraft } from './remove-draft'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'

/** Proposals of the search: about a second for the largest club evening. */
const budget = 1_000_000

export interface DrawOrder {
  readonly tournamentId: string
  readonly actor: string
  /** Numbers drawn in the hall, for instance; empty = the server makes a text. */
  readonly seed: string
  /** The draft that this draw replaces, as it was seen; null = there is none. */
  readonly replaces: { readonly roundId: string; readonly version: number } | null
}

/** Draws the next round as a draft, which only the desk sees. The search runs outside the transaction; a field that changed meanwhile is refused. */
export async function drawRound({ tournamentId, actor, seed, replaces }: DrawOrder): Promise<{ roundId: string; number: number }> {
  const before = await read((reader) => drawInput(reader, tournamentId))
  refuseDraw(before)
  const lot = seed.trim() === '' ? makeToken() : seed.trim()
  const plan = planRounds({ ...before.input, seed: lot, budget })

  return write(async (transaction) => {
    // Locks the tournament first, so that of two desks that draw at once one finds the other's draft.
    await ring(transaction, tournamentId)
    const now = await drawInput(transaction, tournamentId)
    if (now.number !== before.number || inputHash({ ...now.input, seed: lot }, plan.version, budget) !== plan.inputHash) throw new Refusal('changed-meanwhile')
    const discarded = await makeRoom(transaction, tournamentId, actor, replaces)
    const record: DrawRecord = {
      version: plan.version,
      seed: lot,
      seedWasGiven: seed.trim() !== '',
      plannedTogether: now.input.rounds,
      inputHash: plan.inputHash,
      resultHash: plan.resultHash,
      figures: plan.figures,
      bounds: plan.bounds,
      drawnAt: new Date().toISOString(),
      swaps: [],
      discarded,
    }
    const round = await transaction.round.create({ data: { tournamentId, number: now.number, drawRecord: asJson(record) } })
    await seat(transaction, round.id, plan, now)
    await leaveTrace(transaction, { tournamentId, actor, action: 'round-drawn', params: { number: now.number, seed: lot, inputHash: plan.inputHash, resultHash: plan.resultHash } })
    return { roundId: round.id, number: now.number }
  })
}

function refuseDraw({ tournament, number, present }: DrawInput): void {
  if (number > tournament.plannedRounds) throw new Refusal('all-rounds-drawn', { rounds: tournament.plannedRounds })
  refuseUnseatable(tournament.kind, present.length)
}

async function makeRoom(transaction: Transaction, tournamentId: string, actor: string, replaces: DrawOrder['replaces']): Promise<readonly DiscardedDraft[]> {
  if (replaces) return removeDraft(transaction, { tournamentId, actor, ...replaces })
  const drafts = await transaction.round.count({ where: { tournamentId, state: 'draft' } })
  if (drafts > 0) throw new Refusal('draft-exists')
  return []
}

async function seat(transaction: Transaction, roundId: string, { rounds }: Plan, { present }: DrawInput): Promise<void> {
  const ids = new Map(present.map(({ id, startNumber }) => [String(startNumber), id]))
  const tables = (rounds[0] ?? []).map((people, index) => ({ people, number: index + 1 })).filter(({ people }) => people.length > 0)
  for (const { people, number } of tables) {
    const participants = people.flatMap((startNumber) => ids.get(startNumber) ?? [])
    await transaction.table.create({
      data: { roundId, number, size: people.length, seats: { create: participants.map((participantId, index) => ({ position: index + 1, participantId })) } },
    })
  }
}
