/** How many tables of each size seat a number of people. */
export interface TableSizes {
  readonly fours: number
  readonly fives: number
}

/** As many four-player tables as possible, the remainder at five-player tables; null when fours and fives alone cannot seat everybody (TSR 8.3.1). */
export function tableSizes(people: number): TableSizes | null {
  if (!Number.isInteger(people) || people < 1) return null
  const fives = people % 4
  const fours = (people - 5 * fives) / 4
  return fours < 0 ? null : { fours, fives }
}
