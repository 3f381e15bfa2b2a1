import type { OperationKind } from '@/lib/rules/list/operation'

const steps: Readonly<Partial<Record<OperationKind, number>>> = { 'game-entered': 1, 'game-undone': -1 }

/** By how many games an operation makes a list longer: one for a game entered, one less for a game taken out again (TSR 7.3). */
export const gameSteps = (kind: OperationKind): number => steps[kind] ?? 0
