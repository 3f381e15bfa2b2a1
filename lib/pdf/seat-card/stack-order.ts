/**
 * The items of each sheet, so that the piles lie in order once a stack of all sheets is cut: the first places of all sheets hold
 * the first items, the second places those that follow. Null where a pile has run out.
 */
export function stackOrder<Item>(items: readonly Item[], perSheet: number): readonly (readonly (Item | null)[])[] {
  const sheets = Math.ceil(items.length / perSheet)
  return Array.from({ length: sheets }, (_, sheet) => Array.from({ length: perSheet }, (_, place) => items[place * sheets + sheet] ?? null))
}
