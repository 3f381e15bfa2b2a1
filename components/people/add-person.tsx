'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import type { Person } from '@/components/people/person'
import { samePerson } from '@/components/people/same-person'
import { useDraft } from '@/components/site/use-draft'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

type AddPersonProps = {
  draftKey: string
  people: readonly Person[]
  mayEdit: boolean
  /** Whether adding is the next sensible step of the page. */
  next: boolean
  nameField: RefObject<HTMLInputElement | null>
  /** What is typed as a name also searches. */
  onType: (text: string) => void
  onAdd: (person: { name: string; club: string }) => void
}

const empty = { name: '', club: '' }

/** Name, Tab, club, Enter, and on with the next one. While the name is typed, the list below shows who is there already. */
export function AddPerson({ draftKey, people, mayEdit, next, nameField, onType, onAdd }: AddPersonProps) {
  const words = useTranslations('people')
  const hydrated = useHydrated()
  const [typed, change] = useDraft(draftKey, empty)
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const name = typed.name.trim()
  const club = typed.club.trim()
  const twin = name === '' ? undefined : people.find((person) => samePerson(person, { name, club }))
  useEffect(() => onType(name), [name, onType])

  function submit() {
    nameField.current?.focus()
    if (name === '') return
    // Two people of one name are two people, yet mostly it is the same one again: ask once.
    if (twin && confirmed !== twin.id) {
      setConfirmed(twin.id)
      return
    }
    setConfirmed(null)
    change(() => null)
    onAdd({ name, club })
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (mayEdit) submit()
  }
  const toList = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-person] button')?.focus()
  }
  const notice = twin && confirmed === twin.id ? words('twin', { name: twin.name, number: String(twin.startNumber ?? '') }) : undefined
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <fieldset disabled={!hydrated} className="mb-4 flex flex-wrap items-start gap-3">
        <div className="grow basis-56">
          <TextField ref={nameField} label={words(mayEdit ? 'nameOrSearch' : 'search')} value={typed.name} maxLength={100} autoComplete="off" error={notice} onKeyDown={toList} onChange={(event) => {
            const { value } = event.currentTarget
            change((before) => ({ ...before, name: value }))
          }} />
        </div>
        {mayEdit && (
          <>
            <div className="grow-[0.5] basis-36">
              <TextField label={words('club')} value={typed.club} maxLength={60} autoComplete="off" onKeyDown={toList} onChange={(event) => {
                const { value } = event.currentTarget
                change((before) => ({ ...before, club: value }))
              }} />
            </div>
            <div className="grow self-start pt-[1.55rem] sm:grow-0">
              <Button type="submit" look={next ? 'filled' : 'plain'} className="w-full">
                {words('add')}
              </Button>
            </div>
          </>
        )}
      </fieldset>
    </form>
  )
}
