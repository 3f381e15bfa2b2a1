import type { OutboxEntry } from '@/lib/phone/outbox-entry'

/** What goes into the next sending: the oldest unsent entries, in the order in which they were typed. */
export const entriesToSend = (entries: readonly OutboxEntry[], most: number): readonly OutboxEntry[] =>
  entries
    .filter(({ state }) => state === 'waiting')
    .toSorted((one, other) => one.seq - other.seq)
    .slice(0, most)
