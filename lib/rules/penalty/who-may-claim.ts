import type { Party } from '@/lib/rules/party'
import type { Position } from '@/lib/rules/table/table-size'

/**
 * Who may claim a violation, as information for the referee: the opponents of the offender once the partnership was established when it happened,
 * every other player of the game while it was not (TSR 9.6.1).
 */
export function whoMayClaim(players: readonly Position[], offender: Position, established: ReadonlyMap<Position, Party> | null): readonly Position[] {
  const others = players.filter((player) => player !== offender)
  const party = established?.get(offender)
  return party === undefined ? others : others.filter((player) => established?.get(player) !== party)
}
