import { randomBytes } from 'node:crypto'
import { read } from '@/lib/db/read'
import { entityOf } from '@/lib/rules/list/entity-of'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation, OperationKind, OperationOf } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Outcome } from '@/lib/schema/outcome'
import { takeFromDevice } from '@/lib/tournament/devices/take-from-device'
import { loadList } from '@/lib/tournament/lists/load-list'
import { openTableSession } from '@/lib/tournament/tables/open-table-session'
import { tableSession } from '@/lib/tournament/tables/table-session'
import { tableSign } from '@/lib/tournament/tables/table-sign'

/** A phone at a table, let in by the table's sign as any other. */
export interface DemoPhone {
  readonly token: string
  readonly listId: string
  readonly see: () => Promise<ScoreList>
  /** Sends one entry made on the list as it stands, or on an older version, and gives the server's answer. */
  readonly send: <Kind extends OperationKind>(kind: Kind, payload: OperationOf<Kind>['payload'], baseVersion?: number) => Promise<Outcome['outcome']>
}

/** Somebody at the table scans its sign. */
export async function demoPhone(tournamentId: string, tableNumber: number): Promise<DemoPhone> {
  const deviceId = randomBytes(16).toString('hex')
  const sign = await read((reader) => tableSign(reader, tournamentId, tableNumber))
  const { sessionToken, listId } = await openTableSession({ deviceId, tournamentId, tableNumber, key: { scanned: sign.token } })
  const session = await tableSession(sessionToken)
  let seq = 0
  const see = (): Promise<ScoreList> => seenList(listId)
  return {
    token: sessionToken,
    listId,
    see,
    send: async (kind, payload, baseVersion) => {
      seq += 1
      const base = baseVersion ?? (await see()).versions[entityOf({ kind, payload })] ?? 0
      // Kind and payload belong together; the compiler does not see that once they are apart.
      const operation = { opId: randomBytes(16).toString('hex'), deviceId, seq, kind, listId, baseVersion: base, payload, typedAt: new Date().toISOString() } as unknown as Operation
      const [answer] = (await takeFromDevice(session, [operation])).outcomes
      if (answer === undefined || answer.outcome === 'refused') throw new Error(`The demo made an entry that the rules refuse: ${JSON.stringify({ kind, answer })}`)
      return answer.outcome
    },
  }
}

async function seenList(listId: string): Promise<ScoreList> {
  const loaded = await read((reader) => loadList(reader, listId))
  if (loaded === null) throw new Error(`There is no list ${listId}.`)
  return foldList(loaded.head, loaded.operations)
}
