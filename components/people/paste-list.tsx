'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Person } from '@/components/people/person'
import { readPastedList, type PastedPerson } from '@/components/people/read-pasted-list'
import { samePerson } from '@/components/people/same-person'
import { useDraft } from '@/components/site/use-draft'
import { controlClasses } from '@/components/ui/control-classes'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'

type PasteListProps = { people: readonly Person[]; onAdd: (people: readonly PastedPerson[]) => void }

type Line = PastedPerson & { note?: string }

/** A whole list at once, with a look at it first. Who is there already, or twice in it, is left out unless ticked. */
export function PasteList({ people, onAdd }: PasteListProps) {
  const words = useTranslations('people')
  const [open, setOpen] = useState(false)
  const [text, change] = useDraft('people-pasted', '')
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())

  const pasted = readPastedList(text)
  const lines = pasted.map((person, index): Line => {
    const known = people.find((other) => samePerson(other, person))
    if (known) return { ...person, note: words('pasteKnown', { number: String(known.startNumber ?? '') }) }
    const twice = pasted.slice(0, index).some((other) => samePerson(other, person))
    return twice ? { ...person, note: words('pasteTwice') } : person
  })
  const chosen = lines.filter(({ note }, index) => (note === undefined) !== turned.has(index))

  function add() {
    onAdd(chosen.map(({ name, club }) => ({ name: name.slice(0, 100), club: club.slice(0, 60) })))
    change(() => null)
    setTurned(new Set())
    setOpen(false)
  }
  const turn = (index: number) => {
    const next = new Set(turned)
    if (!next.delete(index)) next.add(index)
    setTurned(next)
  }
  const actions = (
    <Button look="filled" disabled={chosen.length === 0} onClick={add}>
      {words('pasteAdd', { count: chosen.length })}
    </Button>
  )
  return (
    <Dialog title={words('paste')} text={words('pasteText')} close={words('close')} trigger={<Button>{words('paste')}</Button>} open={open} onOpenChange={setOpen} actions={actions}>
      <label className="flex flex-col gap-1.5 text-[0.8125rem] font-semibold text-ink-2">
        {words('pasteLabel')}
        <textarea
          rows={5}
          value={text}
          spellCheck={false}
          onChange={(event) => {
            const { value } = event.currentTarget
            setTurned(new Set())
            change(() => value)
          }}
          className={`${controlClasses} font-normal`}
        />
      </label>
      {lines.length > 0 && (
        <ul className="mt-3 max-h-64 divide-y divide-line overflow-y-auto" aria-label={words('pastePreview')} tabIndex={0}>
          {lines.map(({ name, club, note }, index) => (
            <li key={index}>
              <Checkbox label={club === '' ? name : `${name} · ${club}`} {...(note !== undefined && { hint: note })} checked={(note === undefined) !== turned.has(index)} onChange={() => turn(index)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
