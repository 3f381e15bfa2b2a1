'use client'

import { Check, Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import type { OwnListData } from '@/components/person/own-view'
import { sendOwnWord } from '@/components/person/send-own-word'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { RefusalText } from '@/components/ui/refusal-text'

type OwnConfirmationProps = { token: string; list: OwnListData; onDone: () => Promise<void> }

/** The word of a player on the complete list: it is right, or it is not; and what happens next in each case. */
export function OwnConfirmation({ token, list, onDone }: OwnConfirmationProps) {
  const words = useTranslations('person')
  const refusalText = useRefusalText()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [objecting, setObjecting] = useState(false)
  // One id for each word for as long as this list is looked at, so that a second tap is the same one.
  const [ids] = useState(() => ({ confirm: newOperationId(), object: newOperationId() }))
  const { listId, baseVersion, length, people, position, mayConfirm, state } = list
  if (state === 'submitted' || state === 'checked') return <p className="mb-4 rounded-card bg-green-soft px-3.5 py-3">{words(state)}</p>
  if (!mayConfirm) return null
  const said = people.find((person) => person.position === position)?.confirmation ?? 'missing'

  const say = async (word: 'confirm' | 'object') => {
    if (busy) return
    setBusy(true)
    const answer = await sendOwnWord(token, word, { opId: ids[word], listId, baseVersion, length })
    setRefusal(answer.done ? null : refusalText(answer))
    setObjecting(false)
    await onDone()
    setBusy(false)
  }
  const text = { missing: words('complete'), outdated: words('outdated'), objected: words('objected'), confirmed: words('confirmed') }[said]
  const object = (
    <Dialog
      title={words('objectTitle')}
      text={words('objectText')}
      close={words('close')}
      open={objecting}
      onOpenChange={setObjecting}
      trigger={<Button>{words('object')}</Button>}
      actions={
        <>
          <Button onClick={() => setObjecting(false)}>{words('cancel')}</Button>
          <Button look="filled" disabled={busy} focusableWhenDisabled onClick={() => void say('object')}>
            {words('objectNow')}
          </Button>
        </>
      }
    />
  )
  return (
    <section className={`mb-4 rounded-card border p-4 ${said === 'confirmed' ? 'border-green bg-green-soft' : said === 'objected' ? 'border-red bg-red-soft' : 'border-gold bg-gold-soft'}`}>
      <p role="status" className="flex gap-2.5 font-medium">
        {said === 'confirmed' && <Check aria-hidden className="size-5 shrink-0 text-green" />}
        {said === 'objected' && <Flag aria-hidden className="size-5 shrink-0 text-red" />}
        <span>{text}</span>
      </p>
      <RefusalText className="mt-2">{refusal}</RefusalText>
      <div className="mt-3 flex flex-wrap gap-3">
        {said !== 'objected' && object}
        {said !== 'confirmed' && (
          <Button look="filled" disabled={busy} focusableWhenDisabled onClick={() => void say('confirm')}>
            {words('confirm')}
          </Button>
        )}
      </div>
    </section>
  )
}
