'use client'

import { useSyncExternalStore } from 'react'

/** The token behind the # of the link: no server and no log sees it. Null where the page has none, undefined until the browser has been asked. */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(watch, tokenOfAddress, () => undefined)
}

/** Pasting the link into a tab that already shows the page changes only the fragment and loads nothing. */
function watch(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

function tokenOfAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('t')
}
