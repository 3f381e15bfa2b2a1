import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import { loadList } from '@/lib/tournament/lists/load-list'
import { ownParticipants } from './own-participants'
import { signingReferees } from './signing-referees'
import { sitsAtTable } from './sits-at-table'

export interface RefereeAtTable {
  readonly accountId: string
  readonly name: string
  /** Plays at this table: has to confirm that he signs all the same. */
  readonly playsHere: boolean
}

/** Who can sign with a PIN at this table; a tribunal member who plays here cannot. */
export async function refereesAtTable(tournamentId: string, listId: string): Promise<RefereeAtTable[]> {
  const loaded = await read((reader) => loadList(reader, listId))
  const list = loaded && foldList(loaded.head, loaded.operations)
  const all = await Promise.all(
    (await signingReferees(tournamentId)).map(async ({ accountId, name, roles }) => {
      const own = await read((reader) => ownParticipants(reader, tournamentId, accountId))
      return { accountId, name, playsHere: loaded !== null && list !== null && sitsAtTable(own, loaded, list), decides: roles.has('referee') }
    }),
  )
  return all.filter(({ playsHere, decides }) => decides || !playsHere).map(({ accountId, name, playsHere }) => ({ accountId, name, playsHere }))
}
