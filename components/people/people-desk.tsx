'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { AddPerson } from '@/components/people/add-person'
import { EditPerson } from '@/components/people/edit-person'
import { KeyHints } from '@/components/people/key-hints'
import { matching } from '@/components/people/matching'
import { PasteList } from '@/components/people/paste-list'
import { PeopleList } from '@/components/people/people-list'
import type { Person } from '@/components/people/person'
import { useOutbox } from '@/components/people/use-outbox'
import { usePresence } from '@/components/people/use-presence'
import { useUndo } from '@/components/people/use-undo'
import { ConsentForAll } from '@/components/public/consent-for-all'
import { DeskHead } from '@/components/desk/desk-head'
import { sendJson, type RefusedAnswer } from '@/components/site/send-json'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useToast } from '@/components/ui/use-toast'

type PeopleDeskProps = { slug: string; version: number; people: readonly Person[]; mayEdit: boolean; mayCheckIn: boolean; nextRound: number | null; notice: ReactNode }

/** Everybody who takes part: added, found and ticked by keyboard or thumb. */
export function PeopleDesk({ slug, version, people: stored, mayEdit, mayCheckIn, nextRound, notice }: PeopleDeskProps) {
  const words = useTranslations('people')
  const refusalText = useRefusalText()
  const toast = useToast()
  const { remember, undoLast } = useUndo()
  const outbox = useOutbox(slug, version)
  const presence = usePresence(slug, version)
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<Person | null>(null)
  const [returnRefused, setReturnRefused] = useState<RefusedAnswer | null>(null)
  const router = useRouter()
  const hydrated = useHydrated()
  const nameField = useRef<HTMLInputElement>(null)

  const known = new Set(stored.map(({ id }) => id))
  const fresh = outbox.waiting.filter(({ id }) => !known.has(id)).map(({ id, name, club }) => ({ id, name, club, startNumber: null, present: false, seated: false, withdrawnAt: null, consent: 'notAsked' as const, version: 1 }))
  const people = [...stored.map((person) => ({ ...person, present: person.withdrawnAt === null && presence.presentNow(person.id, person.present) })), ...fresh]
  const present = people.filter((person) => person.present).length
  // Who is still on the way to the server can be ticked only there.
  const missing = people.filter(({ withdrawnAt, startNumber, present: here }) => withdrawnAt === null && startNumber !== null && !here)
  const shown = matching(people, typed)

  function say(text: string, undo: () => void) {
    remember(undo)
    toast(text, { label: words('undo'), onAction: undoLast })
  }
  function add(newcomers: readonly { name: string; club: string }[]) {
    const ids = outbox.add(newcomers)
    const [first] = newcomers
    say(words('added', { name: first?.name ?? '', count: newcomers.length }), () => void outbox.takeBack(ids))
  }
  function tick({ id, name }: Person, here: boolean) {
    void presence.tick([id], here)
    say(words(here ? 'isPresent' : 'isMissing', { name }), () => void presence.tick([id], !here))
  }
  function tickAll() {
    const ids = missing.map(({ id }) => id)
    void presence.tick(ids, true)
    say(words('allPresent', { count: ids.length }), () => void presence.tick(ids, false))
  }

  async function comeBack({ id, name }: Person) {
    const path = `/api/desk/${slug}/people/${id}/withdrawal`
    const answer = await sendJson(path, { withdrawn: false })
    setReturnRefused(answer.done ? null : answer)
    router.refresh()
    if (answer.done) say(words('returned', { name }), () => void sendJson(path, { withdrawn: true }).then(() => router.refresh()))
  }

  const refused = returnRefused ?? presence.refused ?? outbox.refused
  const canDraw = mayEdit && nextRound !== null && present >= 4
  return (
    <>
      <DeskHead title={words('title')} state={words('count', { present: String(present), missing: people.filter(({ withdrawnAt }) => withdrawnAt === null).length - present })}>
        {mayEdit && stored.length > 0 && <ConsentForAll slug={slug} notAsked={stored.filter(({ consent }) => consent === 'notAsked').length} />}
        {mayCheckIn && missing.length > 0 && (
          <Button disabled={!hydrated} onClick={tickAll}>
            {words('allHere')}
          </Button>
        )}
        {mayEdit && <PasteList people={people} onAdd={add} />}
        {canDraw && (
          <LinkButton href={`/desk/${slug}/draw`} look="filled">
            {words('drawNext', { number: String(nextRound) })}
          </LinkButton>
        )}
      </DeskHead>
      <AddPerson draftKey={`people-typed-${slug}`} people={people} mayEdit={mayEdit} next={!canDraw} nameField={nameField} onType={setTyped} onAdd={(person) => add([person])} />
      {refused && (
        <div role="alert" className="mb-3 flex flex-wrap items-center gap-3 font-medium text-red">
          <p>{refusalText(refused)}</p>
          {outbox.refused && <Button onClick={outbox.sendAgain}>{words('sendAgain', { count: outbox.waiting.length })}</Button>}
        </div>
      )}
      {notice}
      <PeopleList people={shown} everybody={people.length} mayEdit={mayEdit} mayCheckIn={mayCheckIn} onTick={tick} onEdit={setEdited} onReturn={(person) => void comeBack(person)} onLeave={() => nameField.current?.focus()} />
      <KeyHints />
      {edited && <EditPerson key={edited.id} slug={slug} person={edited} onClose={() => setEdited(null)} say={say} />}
    </>
  )
}
