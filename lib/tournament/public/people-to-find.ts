import type { PublicName } from '@/lib/tournament/standings/public-name'
import type { PublicTournament } from '@/lib/tournament/tournaments/public-tournament'

export type PersonToFind = PublicName & { readonly seat: { readonly table: number; readonly position: number } | null }

/** Everybody who sits in the last published round or is ranked, with the seat in that round. */
export function peopleToFind({ rounds, standings }: Pick<PublicTournament, 'rounds' | 'standings'>): readonly PersonToFind[] {
  const seated = (rounds[0]?.tables ?? []).flatMap(({ number, people }) => people.map(({ startNumber, name, club, position }): PersonToFind => ({ startNumber, name, club, seat: { table: number, position } })))
  const known = new Set(seated.map(({ startNumber }) => startNumber))
  const others = standings.rows.flatMap(({ startNumber, name, club }): PersonToFind[] => (known.has(startNumber) ? [] : [{ startNumber, name, club, seat: null }]))
  return [...seated, ...others]
}
