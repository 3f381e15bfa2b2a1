'use client'

import { useSyncExternalStore } from 'react'
import { laterStore } from '@/components/score-list/later-store'

/** What follows the list; null until it is here. */
export const useLaterParts = () => useSyncExternalStore(laterStore.subscribe, laterStore.current, () => null)
