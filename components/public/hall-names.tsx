'use client'

import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { HallNamesContext, type ShownName } from '@/components/public/hall-names-context'
import { useHallCode } from '@/components/public/use-hall-code'

interface Answer {
  readonly hall: boolean
  readonly names: readonly (ShownName & { readonly startNumber: number })[]
}

/** Shows names to whoever has the hall's code, on everything inside; asked anew with each version of the page. */
export function HallNames({ slug, version, children }: { slug: string; version: number; children: ReactNode }) {
  const words = useTranslations('spectator')
  const code = useHallCode(slug)
  const [names, setNames] = useState<ReadonlyMap<number, ShownName> | null>(null)
  useEffect(() => {
    if (!code) return
    const stop = new AbortController()
    async function ask() {
      const answer = await fetch(`/api/public/${slug}`, { cache: 'no-store', credentials: 'omit', signal: stop.signal, headers: { Authorization: `Bearer ${code ?? ''}` } })
      if (!answer.ok) return
      // Our own route decides the shape.
      const { hall, names: shown } = (await answer.json()) as Answer
      if (!hall) localStorage.removeItem(`hall:${slug}`)
      setNames(hall ? new Map(shown.map(({ startNumber, name, club }) => [startNumber, { name, club }])) : null)
    }
    // Without an answer the names of before stay; the page says itself that the connection is lost.
    ask().catch(() => undefined)
    return () => stop.abort()
  }, [code, slug, version])
  return (
    <HallNamesContext value={names}>
      {children}
      <p className="mt-8 flex gap-2 text-[0.8125rem] text-ink-2">
        <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
        {names === null ? words('outside') : words('hall')}
      </p>
    </HallNamesContext>
  )
}
