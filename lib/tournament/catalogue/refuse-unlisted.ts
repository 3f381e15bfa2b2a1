import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import { boundEntry } from './bound-entry'

/** Refuses a bound decision on a list that is not in the catalogue, has another price there, or credits nobody (TSR 9.7.3). */
export async function refuseUnlisted(tournamentId: string, { severity, reason, boundPoints }: PenaltyPayload): Promise<void> {
  if (severity !== 'bound') return
  const { points, creditsPartners } = await read((reader) => boundEntry(reader, tournamentId, reason))
  if (points !== boundPoints || !creditsPartners) throw new Refusal('not-in-catalogue')
}
