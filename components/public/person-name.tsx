'use client'

import { useTranslations } from 'next-intl'
import { type Numbered, useNames } from '@/components/public/use-names'

/** Name and club of a person, or the start number. */
export function PersonName({ person, withClub = true }: { person: Numbered; withClub?: boolean }) {
  const words = useTranslations('spectator')
  const { name, club, startNumber } = useNames().shown(person)
  return (
    <>
      {name ?? words('participant', { number: String(startNumber) })}
      {withClub && club !== '' && <span className="hyphens-auto text-ink-2"> · {club}</span>}
    </>
  )
}
