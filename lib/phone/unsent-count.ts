import type { OutboxEntry } from '@/lib/phone/outbox-entry'

/** How many entries are on this device and not on the server, those to be settled included. */
export const unsentCount = (entries: readonly OutboxEntry[]): number => entries.filter(({ state }) => state === 'waiting' || state === 'held' || state === 'problem').length
