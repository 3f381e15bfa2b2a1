'use client'

import { useCallback, useEffect, useState } from 'react'
import type { OwnPageView } from '@/components/person/own-view'

export interface OwnPageState {
  readonly page: OwnPageView | null
  /** `void` = the link is not valid, `failed` = no answer yet. */
  readonly problem: 'void' | 'failed' | null
  readonly ask: () => Promise<void>
}

const everyMs = 5000

/** Asks for the page of a person's own link, again and again while it is looked at. */
export function useOwnPage(token: string): OwnPageState {
  const [state, setState] = useState<Pick<OwnPageState, 'page' | 'problem'>>({ page: null, problem: null })
  const ask = useCallback(async () => {
    try {
      const answer = await fetch('/api/person/list', { cache: 'no-store', credentials: 'omit', headers: { Authorization: `Bearer ${token}` } })
      if (answer.status === 404) setState({ page: null, problem: 'void' })
      // Our own route decides the shape.
      else if (answer.ok) setState({ page: (await answer.json()) as OwnPageView, problem: null })
      else setState((before) => ({ ...before, problem: 'failed' }))
    } catch {
      setState((before) => ({ ...before, problem: 'failed' }))
    }
  }, [token])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void ask()
    }
    const soon = setTimeout(look, 0)
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask])
  return { ...state, ask }
}
