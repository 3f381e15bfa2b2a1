'use client'

import { useSyncExternalStore } from 'react'

/** The device's time in whole seconds. Only a reason to draw again: what is shown is always computed from a point in time. */
export const useNow = (): number => useSyncExternalStore(everySecond, seconds, () => 0)

const seconds = () => Math.floor(Date.now() / 1000)

function everySecond(listener: () => void) {
  const timer = setInterval(listener, 1000)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
