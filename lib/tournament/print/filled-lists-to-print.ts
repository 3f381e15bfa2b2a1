import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { Operation } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { namesInRecord, type RecordNames } from './names-in-record'
import { recordedRounds } from './recorded-rounds'

export interface FilledListToPrint {
  readonly tableNumber: number
  readonly head: ListHead
  readonly operations: readonly Operation[]
  readonly list: ScoreList
  /** By position, with everybody who has sat there. */
  readonly seats: readonly { readonly startNumber: number; readonly name: string; readonly club: string }[]
}

export interface FilledListsToPrint {
  readonly round: number
  readonly releasedAt: Date | null
  readonly lists: readonly FilledListToPrint[]
  readonly names: RecordNames
}

const isFinished = ({ state }: ScoreList): boolean => state === 'submitted' || state === 'checked'

/** The lists of a round that were handed in, or that of one table; of the last round that has some when none is named. */
export async function filledListsToPrint(tournamentId: string, { round: number, table }: { readonly round: number | null; readonly table: number | null }): Promise<FilledListsToPrint> {
  const rounds = await read((reader) => recordedRounds(reader, tournamentId))
  const finished = rounds.map((round) => ({ ...round, lists: round.lists.filter(({ list, tableNumber }) => isFinished(list) && (table === null || tableNumber === table)) })).filter(({ lists }) => lists.length > 0)
  const chosen = number === null ? finished.at(-1) : finished.find((round) => round.number === number)
  if (chosen === undefined) throw new Refusal('no-list-to-print')
  const names = await read((reader) => namesInRecord(reader, tournamentId, chosen.lists))
  return { round: chosen.number, releasedAt: chosen.releasedAt, lists: chosen.lists.map((one) => ({ ...one, seats: seatsOf(one, names) })), names }
}

/** Who was drawn to each seat, followed by who took it over. */
function seatsOf({ head, list }: Pick<FilledListToPrint, 'head' | 'list'>, { people }: RecordNames) {
  return head.seats.map((drawn, index) => {
    const later = list.seatChanges.filter(({ position }) => position === index + 1).flatMap(({ person }) => (person === null ? [] : [people[person]?.name ?? '']))
    const { name = '', startNumber = 0, club = '' } = people[drawn] ?? {}
    return { startNumber, club, name: [name, ...later].join(' / ') }
  })
}
