'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { matching } from '@/components/people/matching'
import { SeatCard, type FoundSeat } from '@/components/public/seat-card'
import { type Numbered, useNames } from '@/components/public/use-names'
import { TextField } from '@/components/ui/text-field'
import { shortNames } from '@/lib/phone/short-names'

interface Seated extends Numbered {
  readonly seat: { readonly table: number; readonly position: number } | null
}

type FindSeatProps = { base: string; round: { readonly number: number; readonly closed: boolean }; people: readonly Seated[] }

/** More cards than that are no answer. */
const most = 5

/** "Where do I sit?": by name, as far as it is shown, or by start number. `base` is the address of the tournament's page. */
export function FindSeat({ base, round, people }: FindSeatProps) {
  const words = useTranslations('spectator')
  const { inHall, shown } = useNames()
  const [typed, setTyped] = useState('')
  const all = people.map(shown).map((person) => {
    const number = String(person.startNumber)
    return { ...person, name: person.name ?? words('participant', { number }), mate: person.name ?? words('shortNumber', { number }) }
  })
  const number = /^\s*\d+\s*$/.test(typed) ? Number(typed) : null
  const found = typed.trim() === '' ? [] : number === null ? matching(all, typed) : all.filter(({ startNumber }) => startNumber === number)

  function seatOf({ startNumber, seat }: (typeof all)[number]): FoundSeat | null {
    if (seat === null) return null
    const mates = all.filter((other) => other.seat?.table === seat.table && other.startNumber !== startNumber).toSorted((one, other) => (one.seat?.position ?? 0) - (other.seat?.position ?? 0))
    return { ...seat, mates: shortNames(mates.map(({ mate }) => mate)) }
  }
  return (
    <search aria-labelledby="find-seat" className="mb-8 block max-w-xl">
      <h2 id="find-seat" className="mb-2.5 text-lg font-bold tracking-tight">
        {words('find.title')}
      </h2>
      <TextField label={words('find.label')} type="search" enterKeyHint="search" autoComplete="off" spellCheck={false} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <p role="status" className="sr-only">
        {typed.trim() !== '' && words('find.results', { count: found.length })}
      </p>
      {typed.trim() !== '' && found.length === 0 && <p className="mt-2.5 text-ink-2">{words(inHall ? 'find.noneInHall' : 'find.none')}</p>}
      <ul className="mt-2.5 flex flex-col gap-2.5 empty:hidden">
        {found.slice(0, most).map((person) => (
          <SeatCard key={person.startNumber} name={person.name} startNumber={person.startNumber} round={round} seat={seatOf(person)} paths={{ person: `${base}/person/${person.startNumber}`, table: `${base}/table/${person.seat?.table ?? 0}` }} />
        ))}
      </ul>
      {found.length > most && <p className="mt-2.5 text-ink-2">{words('find.more', { count: found.length - most })}</p>}
    </search>
  )
}
