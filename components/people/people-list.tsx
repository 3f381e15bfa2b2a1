'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import type { Person } from '@/components/people/person'
import { PersonRow } from '@/components/people/person-row'
import { EmptyState } from '@/components/ui/empty-state'

type PeopleListProps = {
  people: readonly Person[]
  /** How many there are, found or not. */
  everybody: number
  mayEdit: boolean
  mayCheckIn: boolean
  onTick: (person: Person, present: boolean) => void
  onEdit: (person: Person) => void
  onReturn: (person: Person) => void
  /** Where the keyboard goes above the first row. */
  onLeave: () => void
}

/** The rows, worked by arrow keys: from tick to tick, up from the first one back to the name. */
export function PeopleList({ people, everybody, mayEdit, mayCheckIn, onTick, onEdit, onReturn, onLeave }: PeopleListProps) {
  const words = useTranslations('people')
  if (everybody === 0) return <EmptyState title={words('none')} text={words('noneText')} />
  if (people.length === 0) return <p className="py-4 text-ink-2">{words('notFound')}</p>

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Escape') onLeave()
    if (step === undefined) return
    event.preventDefault()
    const ticks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tick]')]
    const row = document.activeElement?.closest('[data-person]')
    const at = ticks.findIndex((tick) => row?.contains(tick) ?? false)
    const next = ticks[at + step]
    if (next) next.focus()
    else if (step < 0) onLeave()
  }
  return (
    <ul aria-label={words('title')} onKeyDown={onKeyDown} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} mayEdit={mayEdit} mayCheckIn={mayCheckIn} onTick={onTick} onEdit={onEdit} onReturn={onReturn} />
      ))}
    </ul>
  )
}
