import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { RowPoints } from '@/lib/rules/list/score-row'
import type { Position } from '@/lib/rules/table/table-size'
import { listLog } from '@/tests/support/list-log'
import type { ListLog } from '@/tests/support/list-log'

const normal = (place: number, points: RowPoints = [2, 2, -2, -2]): GamePayload => ({ place, kind: 'normal', soloist: null, points })
const solo = (place: number, soloist: Position, points: RowPoints): GamePayload => ({ place, kind: 'solo', soloist, points })
const penalty = (place: number, changes: Partial<PenaltyPayload> = {}): PenaltyPayload => ({
  penaltyId: 'p1',
  place,
  severity: 'serious',
  kind: 'normal',
  offender: 3,
  soloist: null,
  couldDisadvantageSoloist: null,
  opposingCounterCalls: 0,
  ...changes,
})
const games = (count: number, log: ListLog = listLog(4)): ListLog => log.add('game-entered', ...Array.from({ length: count }, (_, index) => normal(index + 1)))

/** What a table types and a referee decides, with one good default each; `games` is a list on which so many normal games stand. */
export const typed = { normal, solo, penalty, games }
