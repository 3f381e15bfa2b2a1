'use client'

import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { CardsOnTable as Laid } from '@/components/rules/trick/place-card'
import { CardFace } from '@/components/rules/trick/card-face'

type CardsOnTableProps = { table: Laid; winner: number | null; onPlace: (index: number) => void }

/** The four places in playing order; a tap on one fills it anew. */
export function CardsOnTable({ table, winner, onPlace }: CardsOnTableProps) {
  const t = useTranslations('aids.trick')
  return (
    <div role="group" aria-label={t('table')} className="grid grid-cols-4 gap-2">
      {table.cards.map((card, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={table.next === index}
          onClick={() => onPlace(index)}
          className={clsx(
            'relative flex h-20 flex-col items-center justify-center gap-1 rounded-card border-2 bg-card shadow-card transition-colors',
            winner === index ? 'border-green bg-green-soft' : table.next === index ? 'border-dashed border-green' : 'border-line-2',
          )}
        >
          {card === null ? <span className="text-lg text-ink-2">{index + 1}</span> : <CardFace card={card} large />}
          <span className={clsx('flex items-center gap-0.5 text-[0.75rem]', winner === index ? 'font-bold text-green' : 'text-ink-2')}>
            {winner === index && <Check aria-hidden strokeWidth={3} className="size-3.5" />}
            {winner === index ? t('wins') : index === 0 ? t('leads') : card === null ? t('card') : t('place', { place: String(index + 1) })}
          </span>
        </button>
      ))}
    </div>
  )
}
