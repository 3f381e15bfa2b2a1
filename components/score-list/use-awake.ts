'use client'

import { useSyncExternalStore } from 'react'
import { stayAwake, type Awake } from '@/lib/phone/stay-awake'

let awake: Awake = 'waiting'
let end: (() => void) | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  end ??= stayAwake((now) => {
    awake = now
    for (const each of listeners) each()
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end?.()
    end = null
  }
}

/** Keeps the screen on while something that uses it is on the page. */
export const useAwake = (): Awake => useSyncExternalStore(subscribe, () => awake, () => 'waiting')
