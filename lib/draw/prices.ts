import type { Wish, Wishes } from '@/lib/draw/plan-input'

/** What the search pays for what the wishes would rather not have. */
export interface Prices {
  /** Of one unit of W: a second meeting. */
  readonly meeting: number
  /** Of one unit of "at a five-player table again"; 0 where the rule is strict, because then it is never for sale. */
  readonly five: number
  /** Of one meeting of two people of one club. */
  readonly club: number
  /** Of one meeting of a pair that was named. */
  readonly apart: number
}

const defaultOrder: readonly Wish[] = ['meetings', 'fives', 'clubs']

/** Prices by place in the order: the next wish is worth half, so that the search still feels the last one. */
const byPlace = [8, 4, 2] as const

/** Above everything that has a place in the order. */
const strict = 32

/** The prices that an organiser's wishes come to. */
export function pricesOf(wishes: Wishes): Prices {
  const order = [...new Set([...(wishes.order ?? []), ...defaultOrder])]
  const price = (wish: Wish): number => byPlace[order.indexOf(wish)] ?? 2
  const club = { off: 0, soft: price('clubs'), strict }[wishes.clubs]
  return { meeting: price('meetings'), five: wishes.fiveRule === 'strict' ? 0 : price('fives'), club, apart: strict }
}
