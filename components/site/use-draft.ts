'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** What cannot be stored in this browser lives as long as the page. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

function load(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function save(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text === null) memory.delete(key)
    else memory.set(key, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** State that outlives a reload, an error and the back button in this tab. `null` forgets it and shows `initial` again. */
export function useDraft<Value>(key: string, initial: Value): readonly [Value, (change: (value: Value) => Value | null) => void] {
  const text = useSyncExternalStore(subscribe, () => load(key), () => null)
  const value = useMemo(() => read(text, initial), [text, initial])
  const change = useCallback(
    (next: (value: Value) => Value | null) => {
      // From the store and not from the last render, so that two changes in a row both count.
      const changed = next(read(load(key), initial))
      save(key, changed === null ? null : JSON.stringify(changed))
    },
    [key, initial],
  )
  return [value, change]
}

function read<Value>(text: string | null, initial: Value): Value {
  if (text === null) return initial
  try {
    // Only this hook writes under its keys.
    return JSON.parse(text) as Value
  } catch {
    return initial
  }
}
