import { read } from '@/lib/db/read'
import { joinedDevices } from '@/lib/tournament/devices/joined-devices'
import { isPresent } from '@/lib/tournament/rounds/is-present'
import { standingDisqualifications } from '@/lib/tournament/rounds/standing-disqualifications'

/** The seats of a round that waits for its release, beside who is here. */
export interface SeatScene {
  readonly roundId: string
  readonly version: number
  readonly number: number
  /** Devices that have joined at its tables. */
  readonly devices: number
  readonly seats: readonly { readonly seatId: string; readonly table: number; readonly position: number; readonly personId: string; readonly startNumber: number; readonly name: string; readonly missing: boolean }[]
  /** Who has no seat in it, those who are here first. */
  readonly free: readonly { readonly id: string; readonly startNumber: number; readonly name: string; readonly present: boolean }[]
}

/** The round that is published and not yet released, or null: only in one of these the seats can still change. */
export async function seatScene(tournamentId: string): Promise<SeatScene | null> {
  return read(async (reader) => {
    const round = await reader.round.findFirst({
      where: { tournamentId, state: 'published' },
      orderBy: { number: 'desc' },
      include: { tables: { orderBy: { number: 'asc' }, include: { seats: { orderBy: { position: 'asc' }, include: { participant: { include: { sanctions: standingDisqualifications } } } } } } },
    })
    if (round === null) return null
    const people = await reader.participant.findMany({ where: { tournamentId, withdrawnAt: null, sanctions: { none: standingDisqualifications.where } }, orderBy: { startNumber: 'asc' } })
    const seats = round.tables.flatMap((table) => table.seats.map(({ id, position, participant }) => ({ seatId: id, table: table.number, position, personId: participant.id, startNumber: participant.startNumber, name: participant.name, missing: !isPresent(participant) })))
    const seated = new Set(seats.map(({ personId }) => personId))
    const free = people.filter(({ id }) => !seated.has(id)).map(({ id, startNumber, name, checkedInAt }) => ({ id, startNumber, name, present: checkedInAt !== null }))
    return {
      ...{ roundId: round.id, version: round.version, number: round.number, seats },
      devices: await joinedDevices(reader, round.id),
      free: free.toSorted((one, other) => Number(other.present) - Number(one.present)),
    }
  })
}
