'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import { BesideGames } from '@/components/person/beside-games'
import { useOwnToken } from '@/components/person/use-own-token'

// Only whoever has the own link needs it, so that the public page stays light.
const OwnPage = lazy(async () => ({ default: (await import('@/components/person/own-page')).OwnPage }))

/** With the own link the own list; without it what everybody may see. */
export function PersonPage({ path, slug, startNumber, publicPart, games }: { path: string; slug: string; startNumber: number; publicPart: ReactNode; games: ReactNode }) {
  const words = useTranslations('person')
  const token = useOwnToken(path)
  const loading = <p className="text-ink-2">{words('loading')}</p>
  if (token === undefined) return loading
  if (token !== null) {
    return (
      <Suspense fallback={loading}>
        <OwnPage key={token} token={token} slug={slug} startNumber={startNumber} games={games} />
      </Suspense>
    )
  }
  return (
    <BesideGames games={games}>
      {publicPart}
      <p className="text-ink-2">{words('publicOnly')}</p>
    </BesideGames>
  )
}
