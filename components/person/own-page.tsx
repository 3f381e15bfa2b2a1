'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BesideGames } from '@/components/person/beside-games'
import { OwnConsent } from '@/components/person/own-consent'
import { OwnConfirmation } from '@/components/person/own-confirmation'
import { OwnFigures } from '@/components/person/own-figures'
import { OwnList } from '@/components/person/own-list'
import { useOwnPage } from '@/components/person/use-own-page'
import { Button } from '@/components/ui/button'

/** The own list of whoever holds the link: how it stands, and the word on it once it is complete. */
export function OwnPage({ token, slug, startNumber, games }: { token: string; slug: string; startNumber: number; games: ReactNode }) {
  const words = useTranslations('person')
  const { page, problem, ask } = useOwnPage(token)
  const isForeign = page !== null && (page.tournament.slug !== slug || page.person.startNumber !== startNumber)
  if (problem === 'void' || isForeign) return <p role="alert" className="rounded-card bg-red-soft px-3.5 py-3 font-medium text-red">{words('void')}</p>
  const lost = problem === 'failed' && (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-gold-soft px-3.5 py-3 text-gold">
      <p>{words('failed')}</p>
      <Button onClick={() => void ask()}>{words('again')}</Button>
    </div>
  )
  if (page === null) return lost || <p className="text-ink-2">{words('loading')}</p>
  const { person, list } = page
  return (
    <BesideGames games={games}>
      {lost}
      <h1 className="text-2xl font-bold tracking-tight">{person.name}</h1>
      <p className="mb-4 text-ink-2">{[words('number', { number: String(person.startNumber) }), person.club].filter(Boolean).join(' · ')}</p>
      {person.withdrawn && <p className="mb-4 font-medium text-gold">{words('withdrawn')}</p>}
      {list === null ? (
        <p className="text-ink-2">{words('noList')}</p>
      ) : (
        <>
          <OwnFigures list={list} />
          <OwnConfirmation key={`${list.listId} ${list.baseVersion} ${list.length}`} token={token} list={list} onDone={ask} />
          <OwnList list={list} />
        </>
      )}
      <OwnConsent token={token} consent={person.consent} onDone={ask} />
    </BesideGames>
  )
}
