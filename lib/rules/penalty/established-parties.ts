import type { Party } from '@/lib/rules/party'
import type { Position } from '@/lib/rules/table/table-size'

/** The party of each player of the game that is beyond doubt so far, null where it is open. */
export type KnownParties = readonly (readonly [Position, Party | null])[]

const count = (known: KnownParties, party: Party) => known.filter(([, its]) => its === party).length

/**
 * The parties of all four once nothing is open any more, otherwise null: two of Re make the others Kontra, three of Kontra make the fourth Re,
 * and a soloist has three opponents; two of Kontra leave open whether the other two are partners (TSR 5.5.1, 5.5.2).
 */
export function establishedParties(known: KnownParties, soloEstablished: boolean): ReadonlyMap<Position, Party> | null {
  const rest: Party | null =
    count(known, 're') === (soloEstablished ? 1 : 2) ? 'kontra' : count(known, 'kontra') === 3 ? 're' : null
  const complete = known.flatMap(([position, party]) => {
    const its = party ?? rest
    return its === null ? [] : [[position, its] as const]
  })
  return complete.length === known.length ? new Map(complete) : null
}
