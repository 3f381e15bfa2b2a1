import type { Transaction } from '@/lib/db/open-database'
import { inputHash } from '@/lib/draw/input-hash'
import type { Plan } from '@/lib/draw/plan'
import { Refusal } from '@/lib/errors/refusal'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { asJson } from './as-json'
import { drawInput, type DrawInput } from './draw-input'
import type { DiscardedDraft, DrawRecord } from './draw-record'
import { drawBudget, type ProposedDraw } from './propose-draw'

interface Stored {
  readonly tournamentId: string
  readonly actor: string
  readonly discarded: readonly DiscardedDraft[]
}

/** Keeps a proposed draw as a draft, unless the people or the rounds are no longer those that it was made from. */
export async function storeDraw(transaction: Transaction, { before, seed, seedWasGiven, plan }: ProposedDraw, { tournamentId, actor, discarded }: Stored): Promise<{ roundId: string; number: number }> {
  const now = await drawInput(transaction, tournamentId, { mode: before.mode })
  if (now.number !== before.number || inputHash({ ...now.input, seed }, plan.version, drawBudget) !== plan.inputHash) throw new Refusal('changed-meanwhile')
  const record: DrawRecord = {
    mode: now.mode,
    standings: now.standings,
    version: plan.version,
    seed,
    seedWasGiven,
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
  await leaveTrace(transaction, { tournamentId, actor, action: 'round-drawn', params: { number: now.number, mode: now.mode, seed, inputHash: plan.inputHash, resultHash: plan.resultHash } })
  return { roundId: round.id, number: now.number }
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
