import { isHandedIn } from '@/lib/rules/list/is-handed-in'
import { isReadyToStrike } from '@/lib/rules/list/is-ready-to-strike'
import { outstandingNormalGames } from '@/lib/rules/list/outstanding-normal-games'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { awaitsEnd } from '@/lib/tournament/lists/awaits-end'
import { keepsPaper } from './keeps-paper'
import { tableMarks, type TableMark } from './table-status'

/** What the board looks at beside the list itself. */
export interface Look {
  readonly list: ScoreList
  readonly released: Date | null
  readonly now: Date
  readonly endsAt: Date | null
  readonly lastSeenAt: Date | null
  readonly conflicts: number
  readonly minutesBehind: number
}

/** Minutes behind the clock that are worth somebody's walk to the table. */
const tooFarBehind = 10
/** A device asks every few seconds; this long without a word is a lost connection or an empty battery. */
const silentMs = 3 * 60_000

const hasDevicePlaying = ({ list, released }: Look): boolean => released !== null && list.keeper.device !== null && list.next.remaining > 0 && !isHandedIn(list)
const isOver = ({ list, endsAt, now }: Look): boolean => awaitsEnd(list) && endsAt !== null && endsAt <= now
const hasPenalty = ({ list }: Look, wanted: 'challenged' | 'unsigned'): boolean => list.penalties.some(({ status }) => status === wanted)

const isMarked: Readonly<Record<TableMark, (look: Look) => boolean>> = {
  claim: ({ list }) => list.claims.some(({ closed }) => closed === null),
  conflict: ({ conflicts }) => conflicts > 0,
  challenge: (look) => hasPenalty(look, 'challenged'),
  objection: ({ list }) => list.confirmations.some(({ state }) => state === 'objected'),
  countersign: (look) => hasPenalty(look, 'unsigned'),
  question: ({ list }) => !keepsPaper(list) && !isHandedIn(list) && list.end !== null && list.dealingBegun === null && outstandingNormalGames(list) > 0,
  strike: ({ list }) => !isHandedIn(list) && isReadyToStrike(list),
  over: (look) => !keepsPaper(look.list) && isOver(look),
  behind: (look) => hasDevicePlaying(look) && look.list.end === null && !isOver(look) && look.minutesBehind >= tooFarBehind,
  silent: (look) => hasDevicePlaying(look) && look.lastSeenAt !== null && look.now.getTime() - look.lastSeenAt.getTime() > silentMs,
}

/** Everything for which a table needs somebody, the most urgent first; nothing once its list is checked. */
export const marksOf = (look: Look): readonly TableMark[] => (look.list.state === 'checked' ? [] : tableMarks.filter((mark) => isMarked[mark](look)))
