/** The place of a name in the seat plan by table, from the left of its table's frame: before it number and position, after it the sign of a change. */
export function plannedName(width: number, row: number, isChanged: boolean): { readonly left: number; readonly width: number; readonly right: number } {
  const left = row * 6.5
  const right = isChanged ? row * 2.6 : 0
  return { left, right, width: width - right - 4 - left }
}
