/** The token of a scanned sign, taken out of the address at once: it stays in no history and on no screenshot. */
export function tokenInAddress(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('t')
  if (token === null) return null
  history.replaceState(null, '', location.pathname + location.search)
  return token
}
