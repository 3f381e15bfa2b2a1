import type { ServerList } from '@/lib/phone/server-list'
import type { ScoreList } from '@/lib/rules/list/score-list'

/** What can be done with the list on this device now; decides what stands under the thumb. */
export type ListMode = 'before' | 'elsewhere' | 'locked' | 'frozen' | 'totals' | 'closing' | 'strike-first' | 'play'

interface ModeRow {
  readonly mode: ListMode
  readonly holds: (list: ScoreList, server: ServerList, deviceId: string) => boolean
}

/** Modes in which this device writes on. */
export const modesInPlay: ReadonlySet<ListMode> = new Set(['play', 'closing', 'strike-first'])

/** The first that holds. */
const modes: readonly ModeRow[] = [
  { mode: 'locked', holds: ({ submitted, checked }) => submitted !== null || checked !== null },
  { mode: 'locked', holds: ({ reopened }) => reopened !== null && !reopened.goesOn },
  { mode: 'frozen', holds: ({ frozen }) => frozen !== null },
  { mode: 'totals', holds: ({ totalsOnly }) => totalsOnly },
  { mode: 'elsewhere', holds: ({ keeper }, _, deviceId) => keeper.device !== deviceId },
  { mode: 'before', holds: (_, { round }) => round.state === 'published' },
  { mode: 'closing', holds: ({ next }) => next.remaining === 0 },
  { mode: 'strike-first', holds: ({ next }) => !next.normalGamesOpen && next.presented === null },
]

export const listMode = (list: ScoreList, server: ServerList, deviceId: string): ListMode => modes.find(({ holds }) => holds(list, server, deviceId))?.mode ?? 'play'
