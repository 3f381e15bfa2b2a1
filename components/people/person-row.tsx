'use client'

import { Check, Pencil } from 'lucide-react'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { Person } from '@/components/people/person'
import { Button } from '@/components/ui/button'
import { hallTime } from '@/lib/i18n/hall-time'
import { useHydrated } from '@/components/ui/use-hydrated'

type PersonRowProps = { person: Person; mayEdit: boolean; mayCheckIn: boolean; onTick: (person: Person, present: boolean) => void; onEdit: (person: Person) => void; onReturn: (person: Person) => void }

/** One person: number, name, club, and one tap for "is there". */
export function PersonRow({ person, mayEdit, mayCheckIn, onTick, onEdit, onReturn }: PersonRowProps) {
  const words = useTranslations('people')
  const { startNumber, name, club, present, withdrawnAt } = person
  // Somebody on the way to the server has no row there yet that could be ticked or changed, and a tap before the page works would be lost.
  const usable = useHydrated() && startNumber !== null
  return (
    <li data-person className="flex min-h-14 flex-wrap items-center gap-x-2 px-3 py-1.5 sm:flex-nowrap sm:gap-3 sm:px-4">
      <span className="w-6 shrink-0 text-right text-ink-2 tabular-nums">{startNumber ?? '…'}</span>
      {/* On the narrowest phones the buttons go below, before a word is torn. */}
      <span className="min-w-0 grow basis-36 sm:grid sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:gap-3">
        <span className="block font-semibold">{name}</span>
        <span className="block text-ink-2">{[club, ...(withdrawnAt === null ? [] : [words('withdrawnAt', { time: hallTime(withdrawnAt) })])].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-2 sm:gap-3">
        {withdrawnAt !== null && (
          <Button disabled={!mayEdit || !usable} aria-label={`${words('comesBack')}: ${name}`} onClick={() => onReturn(person)} className="shrink-0">
            {words('comesBack')}
          </Button>
        )}
        {withdrawnAt === null && <button
          type="button"
          data-tick
          aria-pressed={present}
          aria-label={words('presentName', { name })}
          disabled={!mayCheckIn || !usable}
          onClick={() => onTick(person, !present)}
          className={clsx(
            'inline-flex min-h-11 w-[5.25rem] shrink-0 items-center justify-center gap-1.5 rounded-full border text-sm font-semibold transition-colors',
            present ? 'border-green bg-green text-green-ink' : 'border-edge bg-card hover:bg-paper disabled:border-line disabled:text-ink-2',
          )}
        >
          {present && <Check aria-hidden strokeWidth={3} className="size-4" />}
          {words(present ? 'here' : 'hereAsked')}
        </button>}
        {mayEdit && (
          <button type="button" disabled={!usable} aria-label={words('editName', { name })} onClick={() => onEdit(person)} className="grid size-11 shrink-0 place-items-center rounded-card text-ink-2 hover:bg-green-soft hover:text-ink disabled:opacity-40">
            <Pencil aria-hidden className="size-4.5" />
          </button>
        )}
      </span>
    </li>
  )
}
