import type { Transaction } from '@/lib/db/open-database'
import { Refusal } from '@/lib/errors/refusal'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { LoadedList } from '@/lib/tournament/lists/load-list'
import { ownParticipants } from './own-participants'
import { sitsAtTable } from './sits-at-table'

interface OwnCase {
  readonly tournamentId: string
  readonly accountId: string
  readonly decides: 'referee' | 'tribunal'
  /** Said by a referee who was warned. */
  readonly interestConfirmed: boolean
}

/** Refuses a tribunal member who plays at the table, and a referee who does until he has been warned and says yes; gives whether it is his own table (TSR 8.2.1). */
export async function refuseOwnCase(
  transaction: Transaction,
  { tournamentId, accountId, decides, interestConfirmed }: OwnCase,
): Promise<(loaded: Pick<LoadedList, 'head'>, list: Pick<ScoreList, 'seatChanges'>) => boolean> {
  const own = await ownParticipants(transaction, tournamentId, accountId)
  return (loaded, list) => {
    if (!sitsAtTable(own, loaded, list)) return false
    if (decides === 'tribunal') throw new Refusal('own-case')
    if (!interestConfirmed) throw new Refusal('own-table')
    return true
  }
}
