'use client'

import { useEffect } from 'react'
import { useLinkToken } from '@/components/site/use-link-token'

/**
 * The token of a person's own link. It is kept for as long as the tab is open, so that a change of the language, whose link has no
 * fragment, leads back to the own page and not to the public one.
 */
export function useOwnToken(path: string): string | null | undefined {
  const token = useLinkToken()
  useEffect(() => {
    if (token) sessionStorage.setItem(path, token)
  }, [path, token])
  if (token !== null) return token
  return sessionStorage.getItem(path)
}
