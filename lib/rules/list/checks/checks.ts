import type { ChecksOf } from '@/lib/rules/list/checks/check'
import { gameChecks } from '@/lib/rules/list/checks/game-checks'
import { penaltyChecks } from '@/lib/rules/list/checks/penalty-checks'
import { seatChecks } from '@/lib/rules/list/checks/seat-checks'
import { stateChecks } from '@/lib/rules/list/checks/state-checks'
import type { OperationKind } from '@/lib/rules/list/operation'

/** What is looked at before an operation of each kind is appended (TSR 7.3). */
export const checks: ChecksOf<OperationKind> = { ...gameChecks, ...penaltyChecks, ...seatChecks, ...stateChecks }
