'use client'

import { ArrowDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useOwnNumbers } from '@/components/public/use-own-numbers'
import { buttonClasses } from '@/components/ui/button-classes'

/** One tap from the head of the standings to the own row, for whoever came by the personal link. */
export function OwnPlace({ slug, rows }: { slug: string; rows: readonly { readonly startNumber: number; readonly rank: number }[] }) {
  const words = useTranslations('spectator.own')
  const own = useOwnNumbers(slug)
  const row = rows.find(({ startNumber }) => own.includes(startNumber))
  if (row === undefined) return null
  function go(): void {
    const mark = document.querySelector<HTMLElement>(`[data-own="${String(row?.startNumber)}"]`)
    mark?.scrollIntoView({ block: 'center' })
    mark?.focus({ preventScroll: true })
  }
  return (
    <button type="button" onClick={go} className={buttonClasses('plain')}>
      {words('place', { rank: String(row.rank) })} <ArrowDown aria-hidden className="size-4" />
    </button>
  )
}
