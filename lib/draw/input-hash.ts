import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { compareIds } from '@/lib/draw/compare-ids'
import type { PlanInput } from '@/lib/draw/plan-input'

/**
 * SHA-256 of everything a draw depends on except the seed, so that it can be shown before the numbers are drawn. Things whose
 * order means nothing are put in order first; absent and empty are the same.
 */
export function inputHash(input: PlanInput, version: string, budget: number): string {
  const { participants, rounds, history, substitutes, mode, ranks, wishes, blockedTables } = input
  const canonical = {
    version,
    participants: [...participants].sort((a, b) => compareIds(a.id, b.id)).map(({ id, club, fixedTable }) => [id, club ?? null, fixedTable ?? null]),
    rounds,
    history: history ?? [],
    ...(substitutes?.length && { substitutes: substitutes.map(({ id, met, atFive }) => [id, met, atFive]) }),
    mode: mode ?? 'random',
    ranks: ranks ?? [],
    fiveRule: wishes.fiveRule,
    clubs: wishes.clubs,
    apart: [...new Set((wishes.apart ?? []).map((pair) => JSON.stringify([...pair].sort(compareIds))))].sort(compareIds),
    order: wishes.order ?? [],
    blockedTables: [...new Set(blockedTables ?? [])].sort((a, b) => a - b),
    budget,
  }
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(canonical))))
}
