import type { OperationKind } from '@/lib/rules/list/operation'
import { gameReducers } from '@/lib/rules/list/reducers/game-reducers'
import { penaltyReducers } from '@/lib/rules/list/reducers/penalty-reducers'
import type { Reducers } from '@/lib/rules/list/reducers/reducer'
import { seatReducers } from '@/lib/rules/list/reducers/seat-reducers'
import { stateReducers } from '@/lib/rules/list/reducers/state-reducers'

/** One small reducer for every kind of operation (TSR 7.3). */
export const reducers: Reducers<OperationKind> = { ...gameReducers, ...penaltyReducers, ...seatReducers, ...stateReducers }
