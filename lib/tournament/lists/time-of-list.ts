import { isHandedIn } from '@/lib/rules/list/is-handed-in'
import { isReadyToStrike } from '@/lib/rules/list/is-ready-to-strike'
import { outstandingNormalGames } from '@/lib/rules/list/outstanding-normal-games'
import type { Stamp } from '@/lib/rules/list/stamp-of'
import { authorsOf } from '@/lib/tournament/accounts/authors-of'
import { playingEnds } from '@/lib/tournament/rounds/playing-ends'
import { awaitsEnd } from './awaits-end'
import { listOfTournament } from './list-of-tournament'

interface Deed {
  /** Name of the account, or the first characters of a device. */
  readonly who: string
  readonly at: string
}

/** Everything about the playing time of one table: extra minutes, its end, what was struck, and what comes next. */
export interface TimeOfList {
  readonly listId: string
  readonly table: number
  readonly now: string
  readonly endsAt: string | null
  readonly extraTime: readonly (Deed & { readonly minutes: number; readonly reason: string })[]
  readonly end: Deed | null
  readonly dealing: (Deed & { readonly begun: boolean }) | null
  readonly strikes: readonly (Deed & { readonly opId: string; readonly count: number; readonly isLastRow: boolean })[]
  readonly awaitsEnd: boolean
  readonly outstanding: number
  readonly readyToStrike: boolean
  readonly handedIn: boolean
}

/** The playing time of a table as its page at the desk shows it; null where the round is not being played. */
export async function timeOfList(tournamentId: string, listId: string): Promise<TimeOfList | null> {
  const { list, round, table, operations } = await listOfTournament(tournamentId, listId)
  if (round.state !== 'released' && round.state !== 'ended') return null
  const authorOf = await authorsOf(operations.map(({ by }) => by))
  const deed = ({ by, receivedAt, typedAt }: Stamp): Deed => ({ who: authorOf(by), at: receivedAt ?? typedAt })
  const { end, dealingBegun, extraTime, strikes, rows } = list
  return {
    ...{ listId, table: table.number, now: new Date().toISOString() },
    endsAt: playingEnds(round.releasedAt, list.tableSize, list.extraMinutes)?.toISOString() ?? null,
    extraTime: extraTime.map(({ minutes, reason, stamp }) => ({ ...deed(stamp), minutes, reason })),
    end: end && deed(end),
    dealing: dealingBegun && { ...deed(dealingBegun), begun: dealingBegun.begun },
    strikes: strikes.map(({ count, stamp }) => ({ ...deed(stamp), opId: stamp.opId, count, isLastRow: rows.at(-1)?.stamp.opId === stamp.opId })),
    ...{ awaitsEnd: awaitsEnd(list), outstanding: outstandingNormalGames(list), readyToStrike: isReadyToStrike(list), handedIn: isHandedIn(list) },
  }
}
