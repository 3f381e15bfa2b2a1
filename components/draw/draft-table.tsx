'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Pill } from '@/components/ui/pill'
import { useHydrated } from '@/components/ui/use-hydrated'

export interface DraftTableData {
  readonly number: number
  readonly size: number
  readonly seats: readonly { readonly seatId: string; readonly position: number; readonly startNumber: number; readonly name: string; readonly club: string; readonly withClubMate: boolean }[]
}

type DraftTableProps = { table: DraftTableData; chosen: string | null; disabled: boolean; onChoose: (seatId: string) => void }

/** One table of a draft: its people by position, club mates marked by colour, weight and word. */
export function DraftTable({ table, chosen, disabled, onChoose }: DraftTableProps) {
  const words = useTranslations('draw')
  const hydrated = useHydrated()
  const { number, size, seats } = table
  return (
    <section aria-labelledby={`table-${number}`} className="rounded-card border border-line bg-card p-3.5 shadow-card">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-1">
        <h2 id={`table-${number}`} className="font-bold">
          {words('table', { number: String(number) })}
        </h2>
        <span className="flex gap-1">
          {seats.some(({ withClubMate }) => withClubMate) && <Pill tone="warn">{words('sameClub')}</Pill>}
          {size === 5 && <Pill tone="good">{words('five')}</Pill>}
        </span>
      </div>
      <ol className="mt-1">
        {seats.map(({ seatId, position, name, club, withClubMate }) => (
          <li key={seatId} className="border-t border-line">
            <button
              type="button"
              disabled={disabled || !hydrated}
              aria-pressed={chosen === seatId}
              onClick={() => onChoose(seatId)}
              className={clsx(
                'flex min-h-11 w-full items-baseline gap-2.5 rounded-chip px-1 py-2.5 text-left -outline-offset-2 enabled:hover:bg-green-soft disabled:cursor-default',
                chosen === seatId && 'bg-blue-soft ring-2 ring-blue ring-inset',
                withClubMate && 'font-semibold text-gold',
              )}
            >
              <span className="w-4 shrink-0 text-ink-2">{position}</span>
              {/* One below the other: beside a club of usual length nothing is left of a name. */}
              <span className="min-w-0 grow">
                <span data-name className="block">
                  {name}
                </span>
                {club !== '' && <span className={clsx('block text-[0.8125rem]', !withClubMate && 'text-ink-2')}>{club}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
