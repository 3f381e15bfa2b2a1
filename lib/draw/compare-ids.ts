/** The canonical order of ids: by code unit, so that no locale and no engine can change a draw. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
