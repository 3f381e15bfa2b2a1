/** Minutes and seconds until a time of the server's clock, `−` once it is past; `offset` = how far that clock is ahead of this one. */
export function timeLeft(endsAt: string, now: number, offset: number): string {
  const seconds = Math.ceil((Date.parse(endsAt) - now - offset) / 1000)
  const size = Math.abs(seconds)
  return `${seconds < 0 ? '\u2212' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`
}
