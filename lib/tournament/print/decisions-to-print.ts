import { read } from '@/lib/db/read'
import { listSanctions, type ListedSanction } from '@/lib/tournament/penalties/list-sanctions'
import { namesInRecord, type RecordNames } from './names-in-record'
import { recordedRounds } from './recorded-rounds'

export interface DecisionsToPrint {
  readonly rounds: Awaited<ReturnType<typeof recordedRounds>>
  readonly names: RecordNames
  /** What was imposed outside the lists. */
  readonly sanctions: readonly ListedSanction[]
}

/** Everything from which the log of decisions is told. */
export async function decisionsToPrint(tournamentId: string): Promise<DecisionsToPrint> {
  return read(async (reader) => {
    const rounds = await recordedRounds(reader, tournamentId)
    const [names, sanctions] = await Promise.all([namesInRecord(reader, tournamentId, rounds.flatMap(({ lists }) => lists)), listSanctions(tournamentId)])
    return { rounds, names, sanctions }
  })
}
