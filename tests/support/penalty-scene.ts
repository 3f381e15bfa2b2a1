import { hashToken } from '@/lib/auth/hash-token'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { foldList } from '@/lib/rules/list/fold-list'
import type { OperationKind } from '@/lib/rules/list/operation'
import type { OperationPayloads } from '@/lib/rules/list/operation-payloads'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { entityOf } from '@/lib/rules/list/entity-of'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { loadList } from '@/lib/tournament/lists/load-list'
import { tableSession, type TableSession } from '@/lib/tournament/tables/table-session'
import { buildAccount } from './build-account'
import { buildTable, hexId, operationOn, type BuiltTable } from './build-tournament'

export const deviceId = 'd'.repeat(32)

export interface PenaltyScene extends BuiltTable {
  /** The token of the device that keeps the list. */
  readonly token: string
  readonly session: TableSession
  readonly referee: string
  readonly tribunal: string
  readonly fold: () => Promise<ScoreList>
  /** What the table's device does next, on the version that it sees. */
  readonly atTable: <Kind extends OperationKind>(kind: Kind, payload: OperationPayloads[Kind]) => Promise<string>
  readonly playsAs: (accountId: string, position: number) => Promise<void>
}

/** One table in play with a device, a referee and a tribunal member. */
export async function penaltyScene(size: 4 | 5 = 4): Promise<PenaltyScene> {
  const built = await buildTable({ size })
  const { listId, tableId, tournamentId, people } = built
  const [referee, tribunal] = [await buildAccount({ roles: ['referee'], tournamentId }), await buildAccount({ roles: ['tribunal'], tournamentId })]
  const token = hexId()
  await write((transaction) => transaction.tableSession.create({ data: { tableId, deviceId, tokenHash: hashToken(token) } }))
  const fold = async () => {
    const loaded = await read((reader) => loadList(reader, listId))
    if (loaded === null) throw new Error('The list is gone.')
    return foldList(loaded.head, loaded.operations)
  }
  return {
    ...built,
    ...{ token, session: await tableSession(token), referee, tribunal, fold },
    atTable: async (kind, payload) => {
      const baseVersion = (await fold()).versions[entityOf({ kind, payload })] ?? 0
      // Kind and payload belong together, which the compiler cannot see through the type parameter.
      const [outcome] = await appendOperations(`device:${deviceId}`, [operationOn(listId, kind, payload, { baseVersion }) as Parameters<typeof appendOperations>[1][number]])
      return outcome?.outcome === 'refused' ? (outcome.violations[0]?.code ?? '') : (outcome?.outcome ?? '')
    },
    playsAs: async (accountId, position) => {
      await write((transaction) => transaction.participant.update({ where: { id: people[position - 1] ?? '' }, data: { accountId } }))
    },
  }
}

/** A minor violation by position 2 in the first game, unless said otherwise. */
export const minor = (part: Partial<PenaltyPayload> = {}): PenaltyPayload => ({
  ...{ penaltyId: 'p1', place: 1, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 },
  ...part,
})
