import type { Stamp } from '@/lib/rules/list/stamp-of'

/** Minutes and seconds since something was typed, by the server's clock once it has it; `offset` = how far that clock is ahead of this one. */
export function timeSince({ receivedAt, typedAt }: Pick<Stamp, 'receivedAt' | 'typedAt'>, now: number, offset: number): string {
  const since = receivedAt === null ? Date.parse(typedAt) : Date.parse(receivedAt) - offset
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
