import type { OutboxEntry } from '@/lib/phone/outbox-entry'

/** The entries once the server has gone back to a copy of its data: everything it had acknowledged goes out again under the same ids. */
export const sendAgain = (entries: readonly OutboxEntry[]): readonly OutboxEntry[] =>
  entries.map((entry) => (entry.state === 'stored' ? { ...entry, state: 'waiting', outcome: null } : entry))
