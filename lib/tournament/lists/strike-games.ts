import { Refusal } from '@/lib/errors/refusal'
import { outstandingNormalGames } from '@/lib/rules/list/outstanding-normal-games'
import { actOnLists } from './act-on-lists'
import type { StaffAuthor } from './append-as-staff'
import type { ListsAct } from './append-to-lists'

/** Strikes all outstanding normal games of each list, after which owed solos are presented (TSR 8.5.1). A list without any is left out. */
export function strikeGames(author: StaffAuthor, act: ListsAct): Promise<{ tables: number[] }> {
  return actOnLists(author, act, {
    action: 'games-struck',
    entriesFor: ({ next, owed, end, dealingBegun }, { table }) => {
      const count = outstandingNormalGames({ next, owed })
      if (count === 0) return []
      // The rules let a table strike while its last game is being played; that game would be struck with them.
      if (end !== null && dealingBegun !== null && next.normalGamesOpen) throw new Refusal('running-game-open', { table: table.number })
      return [{ kind: 'game-struck', payload: { count } }]
    },
    nowhere: { rule: 'round-over', tsr: '8.5.1' },
  })
}
