import type { RoundState } from '@/lib/db/generated/sqlite/client'
import { read } from '@/lib/db/read'

/** How each step of the desk stands. */
export interface DeskFigures {
  readonly people: number
  readonly present: number
  /** By number; drafts included, since only the desk asks. */
  readonly rounds: readonly { readonly number: number; readonly state: Exclude<RoundState, 'archived'>; readonly tables: number }[]
}

export async function deskFigures(tournamentId: string): Promise<DeskFigures> {
  return read(async (reader) => {
    const here = { tournamentId, withdrawnAt: null }
    const [people, present, rounds] = await Promise.all([
      reader.participant.count({ where: here }),
      reader.participant.count({ where: { ...here, checkedInAt: { not: null } } }),
      reader.round.findMany({ where: { tournamentId }, orderBy: { number: 'asc' }, select: { number: true, state: true, _count: { select: { tables: true } } } }),
    ])
    return { people, present, rounds: rounds.flatMap(({ number, state, _count }) => (state === 'archived' ? [] : [{ number, state, tables: _count.tables }])) }
  })
}
