import type { SeenSituation } from '@/lib/rules/list/game-payload'
import type { Scene } from '@/lib/rules/list/scene-of'

/** Whether number, dealer or presentation are no longer those on which a game was typed (TSR 3.3.1, 4.2.3). */
export const situationReplaced = (seen: SeenSituation, { gameNo, dealer, scheduledDealer, presented }: Scene): boolean =>
  seen.gameNo !== gameNo || seen.presented !== presented || (seen.dealer !== dealer && seen.dealer !== scheduledDealer)
