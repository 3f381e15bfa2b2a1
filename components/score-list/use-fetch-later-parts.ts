'use client'

import { useEffect } from 'react'
import { laterStore } from '@/components/score-list/later-store'

const again = 15_000

/** Fetches what follows the list, now that it stands: later there may be no network. */
export function useFetchLaterParts(): void {
  useEffect(() => {
    const { load } = laterStore
    load()
    const timer = setInterval(load, again)
    addEventListener('online', load)
    return () => {
      clearInterval(timer)
      removeEventListener('online', load)
    }
  }, [])
}
