'use client'

import { useEffect, useSyncExternalStore } from 'react'

/** Scanning again in a tab that already shows the page changes only the fragment. */
function watch(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/**
 * The code of the hall: behind the # of the link the first time, kept on the device from then on. It is taken out of the address, so that
 * an address that is passed on carries no names out of the hall. Null where there is none, undefined until the browser has been asked.
 */
export function useHallCode(slug: string): string | null | undefined {
  const key = `hall:${slug}`
  const code = useSyncExternalStore(watch, () => codeOfAddress() ?? localStorage.getItem(key), () => undefined)
  useEffect(() => {
    const given = codeOfAddress()
    if (given === null) return
    localStorage.setItem(key, given)
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [key, code])
  return code
}

const codeOfAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get('h')
