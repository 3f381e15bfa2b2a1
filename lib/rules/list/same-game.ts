import type { GamePayload } from '@/lib/rules/list/game-payload'

/** Whether two entries say the same of a game, however they were found: then the second is a duplicate, not a conflict (TSR 7.3.1). */
export const sameGame = (one: GamePayload, other: GamePayload): boolean =>
  one.place === other.place &&
  one.kind === other.kind &&
  one.soloist === other.soloist &&
  one.dealer === other.dealer &&
  one.points.length === other.points.length &&
  one.points.every((value, index) => value === other.points[index])
