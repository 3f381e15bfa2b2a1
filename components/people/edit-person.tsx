'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { ConsentField } from '@/components/public/consent-field'
import { PersonLink } from '@/components/people/person-link'
import type { Person } from '@/components/people/person'
import { sendJson, type JsonAnswer } from '@/components/site/send-json'
import { useFieldProblem } from '@/components/site/use-field-problem'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { nameConsents } from '@/lib/schema/name-consents'

interface Edited {
  readonly version: number
}

type EditPersonProps = { slug: string; person: Person; onClose: () => void; say: (text: string, undo: () => void) => void }

/** Name and club of one person, or taking the person out. What another desk changed meanwhile is shown and never overwritten unseen. */
export function EditPerson({ slug, person, onClose, say }: EditPersonProps) {
  const words = useTranslations('people')
  const router = useRouter()
  const refusalText = useRefusalText()
  const [values, setValues] = useState({ name: person.name, club: person.club, consent: person.consent })
  const [base, setBase] = useState({ name: person.name, club: person.club, consent: person.consent, version: person.version })
  const [answer, setAnswer] = useState<JsonAnswer<unknown> | null>(null)
  const problem = useFieldProblem(answer)
  const path = `/api/desk/${slug}/people/${person.id}`

  async function save() {
    const saved = await sendJson<Edited>(path, { version: base.version, ...values }, 'PATCH')
    setAnswer(saved)
    if (saved.done) {
      const undo = { version: saved.result.version, name: base.name, club: base.club, consent: base.consent }
      say(words('edited', { name: values.name }), () => void sendJson(path, undo, 'PATCH').then(() => router.refresh()))
      router.refresh()
      onClose()
    } else if (saved.code === 'changed-meanwhile') {
      const { name, club, consent, version } = saved.params
      setBase({ name: String(name), club: String(club), consent: nameConsents.find((known) => known === consent) ?? 'notAsked', version: Number(version) })
    }
  }
  // Who has played is withdrawn and stays in the results; who has not is taken off the list.
  async function takeOut() {
    const done = person.seated ? await sendJson(`${path}/withdrawal`, { withdrawn: true }) : await sendJson(path, {}, 'DELETE')
    setAnswer(done)
    if (!done.done) return
    const back = () => (person.seated ? sendJson(`${path}/withdrawal`, { withdrawn: false }) : sendJson(`${path}/restore`, {}))
    say(words(person.seated ? 'withdrawn' : 'removed', { name: person.name }), () => void back().then(() => router.refresh()))
    router.refresh()
    onClose()
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  const conflict = answer?.done === false && answer.code === 'changed-meanwhile'
  return (
    <Dialog title={words('edit', { number: String(person.startNumber ?? '') })} close={words('close')} open onOpenChange={onClose}>
      <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <TextField label={words('name')} value={values.name} maxLength={100} autoComplete="off" error={problem('name')} onChange={(event) => setValues({ ...values, name: event.currentTarget.value })} />
        <TextField label={words('club')} value={values.club} maxLength={60} autoComplete="off" error={problem('club')} onChange={(event) => setValues({ ...values, club: event.currentTarget.value })} />
        <ConsentField value={values.consent} onChange={(consent) => setValues({ ...values, consent })} />
        {answer?.done === false && (
          <p role="alert" className="font-medium text-red">
            {conflict ? words('changedMeanwhile', { name: base.name, club: base.club || '–' }) : refusalText(answer)}
          </p>
        )}
        <div className="flex flex-wrap justify-between gap-3">
          {person.withdrawnAt === null ? <Button onClick={() => void takeOut()}>{words(person.seated ? 'withdraw' : 'remove')}</Button> : <span />}
          <Button type="submit" look="filled">
            {words(conflict ? 'saveMine' : 'save')}
          </Button>
        </div>
        {person.seated && person.withdrawnAt === null && <p className="text-[0.8125rem] text-ink-2">{words('withdrawText', { name: person.name })}</p>}
      </form>
      <PersonLink path={path} name={person.name} />
    </Dialog>
  )
}
