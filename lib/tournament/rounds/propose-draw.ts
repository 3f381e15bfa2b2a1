import { makeToken } from '@/lib/auth/make-token'
import { read } from '@/lib/db/read'
import type { Plan } from '@/lib/draw/plan'
import { planRounds } from '@/lib/draw/plan-rounds'
import { Refusal } from '@/lib/errors/refusal'
import { drawInput, type DrawInput, type DrawScene } from './draw-input'
import { refuseUnseatable } from './refuse-unseatable'

/** Proposals of the search: about a second for the largest club evening. */
export const drawBudget = 1_000_000

/** A plan that was searched for outside of any transaction, with what it was made from. */
export interface ProposedDraw {
  readonly before: DrawInput
  readonly seed: string
  readonly seedWasGiven: boolean
  readonly plan: Plan
}

/** Searches for the seats of the next round. Numbers drawn in the hall settle the lot; without them the server makes a text. */
export async function proposeDraw(tournamentId: string, typed: string, scene: DrawScene = {}): Promise<ProposedDraw> {
  const before = await read((reader) => drawInput(reader, tournamentId, scene))
  const { tournament, number, present } = before
  if (number > tournament.plannedRounds) throw new Refusal('all-rounds-drawn', { rounds: tournament.plannedRounds })
  refuseUnseatable(tournament.kind, present.length)
  const given = typed.trim()
  const seed = given === '' ? makeToken() : given
  return { before, seed, seedWasGiven: given !== '', plan: planRounds({ ...before.input, seed, budget: drawBudget }) }
}
