import type { ReservationViolationCode } from '@/lib/rules/calls/check-reservations'
import type { ListViolationCode } from '@/lib/rules/list/list-violation'
import type { checkCatalogueEntry } from '@/lib/rules/penalty/check-catalogue-entry'
import type { PenaltyViolationCode } from '@/lib/rules/penalty/check-penalty'
import type { checkSanction } from '@/lib/rules/penalty/check-sanction'
import type { GameViolationCode } from '@/lib/rules/scoring/check-game'
import type { TrickViolationCode } from '@/lib/rules/tricks/impossible-trick'

/** Every code with which the rules can object; each has its words in the messages. */
export type ViolationCode =
  | GameViolationCode
  | TrickViolationCode
  | ReservationViolationCode
  | PenaltyViolationCode
  | ListViolationCode
  | ReturnType<typeof checkSanction>[number]['code']
  | ReturnType<typeof checkCatalogueEntry>[number]['code']
