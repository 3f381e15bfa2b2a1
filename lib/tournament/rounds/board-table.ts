import { countsAsGame } from '@/lib/rules/list/counts-as-game'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { gamesInRound } from '@/lib/rules/table/games-in-round'
import { playingMinutes } from '@/lib/rules/table/playing-time'
import { keepsPaper } from './keeps-paper'
import { playingEnds } from './playing-ends'
import { marksOf, type Look } from './table-marks'
import type { TableMark, TableStage, TableStatus } from './table-status'

export interface TableProgress {
  /** The most urgent mark, else how far the table is. */
  readonly status: TableStatus
  readonly marks: readonly TableMark[]
  /** Games of the table that are on the list, struck ones included. */
  readonly played: number
  readonly total: number
  /** Above 0: behind the clock; below 0: ahead of it. */
  readonly minutesBehind: number
  readonly endsAt: Date | null
}

/** How far a table is and whether it needs somebody (TSR 8.5.1). */
export function boardTable(seen: Omit<Look, 'minutesBehind' | 'endsAt'>): TableProgress {
  const { list, released, now } = seen
  const { played, total } = gamesOf(list)
  const minutes = playingMinutes[list.tableSize]
  const elapsed = released === null ? 0 : Math.min(minutes, (now.getTime() - released.getTime()) / 60_000 - list.extraMinutes)
  // The game on the table is being played: only what lies before it can be late.
  const minutesBehind = Math.round(elapsed - ((played === total ? total : played + 1) / total) * minutes)
  const endsAt = playingEnds(released, list.tableSize, list.extraMinutes)
  const marks = marksOf({ ...seen, minutesBehind, endsAt })
  return { status: marks[0] ?? stageOf(list, released), marks, played, total, minutesBehind, endsAt }
}

/** At a table that somebody has left fewer games are to be played; a frozen list still says how many there were to be. */
function gamesOf(list: ScoreList): { played: number; total: number } {
  const { total } = gamesInRound(list.tableSize)
  if (list.totalsOnly) return { played: total, total }
  const played = list.rows.filter((row) => row.row === 'struck' || countsAsGame(row)).length
  return { played, total: list.frozen === null ? played + list.next.remaining : total }
}

interface StageRow {
  readonly stage: TableStage
  readonly holds: (list: ScoreList, released: Date | null) => boolean
}

/** The first that holds; a table where none does presents its solos. */
const stages: readonly StageRow[] = [
  { stage: 'checked', holds: ({ state }) => state === 'checked' },
  { stage: 'reopened', holds: ({ state }) => state === 'reopened' },
  { stage: 'submitted', holds: ({ state, totalsOnly }) => state === 'submitted' || totalsOnly },
  { stage: 'waiting', holds: (_, released) => released === null },
  { stage: 'frozen', holds: ({ frozen }) => frozen !== null },
  { stage: 'finished', holds: ({ next }) => next.remaining === 0 },
  { stage: 'paper', holds: keepsPaper },
  { stage: 'playing', holds: ({ end, dealingBegun }) => end === null || dealingBegun === null },
  { stage: 'lastGame', holds: ({ next }) => next.normalGamesOpen },
]

const stageOf = (list: ScoreList, released: Date | null): TableStage => stages.find(({ holds }) => holds(list, released))?.stage ?? 'solos'
