'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OwnPage } from '@/components/person/own-page'
import { useOwnToken } from '@/components/person/use-own-token'

/** With the own link the own list; without it what everybody may see. */
export function PersonPage({ path, slug, startNumber, publicPart }: { path: string; slug: string; startNumber: number; publicPart: ReactNode }) {
  const words = useTranslations('person')
  const token = useOwnToken(path)
  if (token === undefined) return <p className="text-ink-2">{words('loading')}</p>
  if (token !== null) return <OwnPage key={token} token={token} slug={slug} startNumber={startNumber} />
  return (
    <>
      {publicPart}
      <p className="mt-6 text-ink-2">{words('publicOnly')}</p>
    </>
  )
}
