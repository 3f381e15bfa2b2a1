'use client'

import { useEffect } from 'react'
import { useLinkToken } from '@/components/site/use-link-token'

/**
 * The token of a person's own link. It is taken out of the address, so that an address that is passed on is only the public page. It is
 * kept for as long as the tab is open: a reload, or a change of the language, leads back to the own page and not to the public one.
 */
export function useOwnToken(path: string): string | null | undefined {
  const token = useLinkToken()
  useEffect(() => {
    if (!token) return
    sessionStorage.setItem(path, token)
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [path, token])
  if (token !== null) return token
  return sessionStorage.getItem(path)
}
