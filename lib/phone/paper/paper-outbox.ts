import type { Outcome } from '@/lib/schema/outcome'
import type { PaperOperation } from '@/lib/schema/paper-operations'

/** `waiting` = the server has not answered · `stored` = it has it · `problem` = it did not take it, and a person has to choose. */
export interface PaperEntry {
  readonly operation: PaperOperation
  readonly typedAt: string
  readonly state: 'waiting' | 'stored' | 'problem'
  readonly outcome: Outcome | null
  /** Where the whole request was refused. */
  readonly refusal: { readonly code: string; readonly params: Readonly<Record<string, unknown>> } | null
}

export interface PaperOutbox {
  readonly subscribe: (listener: () => void) => () => void
  readonly entries: () => readonly PaperEntry[]
  /** Whether what is typed outlives this page; false in a private window, or when there is no room. */
  readonly isKept: () => boolean
  readonly change: (next: (entries: readonly PaperEntry[]) => readonly PaperEntry[]) => void
}

const outboxes = new Map<string, PaperOutbox>()

const nothing: readonly PaperEntry[] = []

/** Where the page is made on the server, nobody types yet. */
const nowhere: PaperOutbox = { subscribe: () => () => undefined, entries: () => nothing, isKept: () => true, change: () => undefined }

/** The rows of one list that this page has typed and the server may not have yet. They lie in the page's own storage until it has. */
export function paperOutbox(key: string): PaperOutbox {
  if (typeof document === 'undefined') return nowhere
  const known = outboxes.get(key)
  if (known) return known
  const listeners = new Set<() => void>()
  const { found, works } = kept(key)
  let entries = found
  let isKept = works
  const outbox: PaperOutbox = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => entries,
    isKept: () => isKept,
    change: (next) => {
      entries = next(entries)
      isKept = keep(key, entries.filter(({ state }) => state !== 'stored'))
      for (const listener of listeners) listener()
    },
  }
  outboxes.set(key, outbox)
  return outbox
}

function kept(key: string): { found: readonly PaperEntry[]; works: boolean } {
  try {
    const text = localStorage.getItem(key)
    // Only this file writes under this key, and the server checks whatever is sent.
    return { found: text === null ? [] : (JSON.parse(text) as PaperEntry[]), works: true }
  } catch {
    return { found: [], works: false }
  }
}

function keep(key: string, entries: readonly PaperEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(entries))
    return true
  } catch {
    return false
  }
}
