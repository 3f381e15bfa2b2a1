'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's script works by now. Before that a form would be sent the browser's own way, and what was typed would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}
