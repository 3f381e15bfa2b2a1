import { gamesInRound } from '@/lib/rules/table/games-in-round'
import { playingMinutes } from '@/lib/rules/table/playing-time'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { countsAsGame } from '@/lib/rules/list/counts-as-game'

/** How a table stands, in the order in which the desk wants to see it: trouble first. */
export const tableStatuses = ['claim', 'conflict', 'behind', 'silent', 'submitted', 'finished', 'waiting', 'playing', 'checked'] as const

export type TableStatus = (typeof tableStatuses)[number]

export interface TableProgress {
  readonly status: TableStatus
  /** Games of the table that are on the list, struck ones included. */
  readonly played: number
  readonly total: number
  /** Above 0: behind the clock; below 0: ahead of it. */
  readonly minutesBehind: number
}

interface Seen {
  readonly list: ScoreList
  readonly released: Date | null
  readonly now: Date
  readonly lastSeenAt: Date | null
  readonly conflicts: number
}

/** Minutes behind the clock that are worth somebody's walk to the table. */
const tooFarBehind = 10
/** A device asks every few seconds; this long without a word is a lost connection or an empty battery. */
const silentMs = 3 * 60_000

/** How far a table is and whether it needs somebody (TSR 8.5.1). */
export function boardTable({ list, released, now, lastSeenAt, conflicts }: Seen): TableProgress {
  const { total } = gamesInRound(list.tableSize)
  const played = list.totalsOnly ? total : list.rows.filter((row) => row.row === 'struck' || countsAsGame(row)).length
  const minutes = playingMinutes[list.tableSize]
  const elapsed = released === null ? 0 : Math.min(minutes, (now.getTime() - released.getTime()) / 60_000 - list.extraMinutes)
  // The game on the table is being played: only what lies before it can be late.
  const minutesBehind = Math.round(elapsed - ((played === total ? total : played + 1) / total) * minutes)
  const silent = lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() > silentMs
  return { status: statusOf(list, { released, minutesBehind, silent, conflicts, finished: played === total }), played, total, minutesBehind }
}

type Signs = Pick<Seen, 'released' | 'conflicts'> & { readonly minutesBehind: number; readonly silent: boolean; readonly finished: boolean }

function statusOf(list: ScoreList, { released, minutesBehind, silent, conflicts, finished }: Signs): TableStatus {
  if (list.state === 'checked') return 'checked'
  if (list.claims.some(({ closed }) => closed === null)) return 'claim'
  if (conflicts > 0) return 'conflict'
  if (list.state === 'submitted' || list.totalsOnly) return 'submitted'
  if (released === null) return 'waiting'
  if (finished) return 'finished'
  // A table that keeps paper says nothing until its totals come: it is not late, nobody knows.
  const keepsPaper = list.keeper.device === null
  if (keepsPaper) return 'playing'
  if (minutesBehind >= tooFarBehind) return 'behind'
  return silent ? 'silent' : 'playing'
}
