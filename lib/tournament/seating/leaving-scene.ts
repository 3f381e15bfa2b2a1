import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Position } from '@/lib/rules/table/table-size'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { staffOperation } from '@/lib/tournament/lists/staff-operation'
import { seatedInRound } from './seated-in-round'

export interface LeavingPerson {
  readonly position: number
  readonly name: string
  readonly points: number
  readonly gamesPlayed: number
  readonly owesSolo: boolean
  /** Games left for the table when it goes on without this one; null where that is not possible. */
  readonly asFour: { readonly remaining: number; readonly owed: number } | null
}

/** What the desk has to know when somebody leaves a table: who sits there, what is outstanding, and who could step in. */
export interface LeavingScene {
  readonly listId: string
  readonly size: number
  readonly remaining: number
  readonly owed: number
  readonly frozen: boolean
  /** Games from which a substitute can have come, the coming one first. */
  readonly games: readonly { readonly place: number; readonly gameNo: number }[]
  readonly people: readonly LeavingPerson[]
  readonly free: readonly { readonly id: string; readonly startNumber: number; readonly name: string; readonly present: boolean }[]
  readonly changes: readonly { readonly position: number; readonly went: string; readonly came: string | null; readonly fromPlace: number; readonly gameNo: number; readonly undoable: boolean }[]
}

/** The scene of a list that is being played, or null when nobody can leave it any more. */
export async function leavingScene(tournamentId: string, listId: string): Promise<LeavingScene | null> {
  const { list, head, operations, round } = await listOfTournament(tournamentId, listId)
  if ((round.state !== 'released' && round.state !== 'ended') || list.submitted !== null || list.checked !== null || list.totalsOnly) return null
  const { people, seated } = await read(async (reader) => ({ people: await reader.participant.findMany({ where: { tournamentId }, orderBy: { startNumber: 'asc' } }), seated: await seatedInRound(reader, round.id) }))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const { next } = list
  const asFour = (position: Position) => {
    if (list.tableSize === 4 || list.seats.includes(null) || list.frozen !== null) return null
    const without = foldList(head, [...operations, staffOperation('seat-left-empty', { position, fromPlace: next.place }, { opId: 'preview', listId, baseVersion: 0 })])
    return { remaining: without.next.remaining, owed: without.owed.length }
  }
  const played = list.rows.flatMap((row) => (row.row === 'game' ? [{ place: row.place, gameNo: row.gameNo }] : []))
  const wentBefore = (index: number, position: number) => list.seatChanges.slice(0, index).findLast((one) => one.position === position)?.person ?? head.seats[position - 1] ?? ''
  return {
    ...{ listId, size: list.tableSize, remaining: next.remaining, owed: list.owed.length, frozen: list.frozen !== null },
    games: [{ place: next.place, gameNo: next.gameNo }, ...played.toReversed()],
    people: list.seats.flatMap((id, index): LeavingPerson[] => {
      if (id === null) return []
      // A list has as many seats as its table has positions.
      const position = (index + 1) as Position
      const own = list.people.find(({ person }) => person === id)
      return [{ position, name: names.get(id) ?? '', points: own?.points ?? 0, gamesPlayed: own?.gamesPlayed ?? 0, owesSolo: list.owed.includes(position), asFour: asFour(position) }]
    }),
    free: people.filter(({ id, withdrawnAt }) => !seated.has(id) && withdrawnAt === null).map(({ id, startNumber, name, checkedInAt }) => ({ id, startNumber, name, present: checkedInAt !== null })),
    changes: list.seatChanges.map(({ position, person, fromPlace }, index) => ({
      ...{ position, fromPlace },
      went: names.get(wentBefore(index, position)) ?? '',
      came: person === null ? null : (names.get(person) ?? ''),
      gameNo: played.find(({ place }) => place === fromPlace)?.gameNo ?? next.gameNo,
      undoable: person !== null && !list.seatChanges.slice(index + 1).some((one) => one.position === position),
    })),
  }
}
