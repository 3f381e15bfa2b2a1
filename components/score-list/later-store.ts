import type { laterParts } from '@/components/score-list/later-parts'

type LaterParts = typeof laterParts

const listeners = new Set<() => void>()
let loaded: LaterParts | null = null

/** What follows the list, once for the whole page. */
export const laterStore = {
  current: (): LaterParts | null => loaded,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  load: (): void => {
    if (loaded) return
    import('@/components/score-list/later-parts').then(
      (module) => {
        loaded = module.laterParts
        for (const listener of listeners) listener()
      },
      // Tried again as long as the list is on the screen.
      () => undefined,
    )
  },
}
