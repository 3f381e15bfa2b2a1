import type { CallSituation } from '@/lib/rules/calls/call-situation'

const cardsDealt = 12

/** The most cards in hand with which a first call is possible: all of them once the game is determined, in a marriage after the clarification trick (TSR 4.4.4, 6.2.1). */
export const earliestCall = (clarificationTrick: CallSituation['clarificationTrick']): number => cardsDealt - (clarificationTrick ?? 0)
