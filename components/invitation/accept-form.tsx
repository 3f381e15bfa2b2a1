'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Accepted } from '@/components/invitation/desk-after-accepting'
import type { SignedIn } from '@/components/invitation/signed-in'
import { SignOutButton } from '@/components/sign-in/sign-out-button'
import { sendJson, type JsonAnswer } from '@/components/site/send-json'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'

type AcceptFormProps = { token: string; signedIn: SignedIn; onAccepted: (result: Accepted) => void }

/** One click for who is signed in, who sees as whom: the device may be somebody else's. */
export function AcceptForm({ token, signedIn, onAccepted }: AcceptFormProps) {
  const words = useTranslations('invitation')
  const refusalText = useRefusalText()
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<JsonAnswer<Accepted> | null>(null)

  async function accept() {
    if (sending) return
    setSending(true)
    const accepted = await sendJson<Accepted>('/api/invitation/accept', { token })
    setAnswer(accepted)
    if (accepted.done) onAccepted(accepted.result)
    else setSending(false)
  }
  return (
    <>
      <p className="text-ink-2">{words('signedInAs', { name: signedIn.name, email: signedIn.email })}</p>
      {answer?.done === false && (
        <p role="alert" className="font-medium text-red">
          {refusalText(answer)}
        </p>
      )}
      <Button look="filled" disabled={sending} focusableWhenDisabled onClick={() => void accept()}>
        {sending ? words('accepting') : words('accept')}
      </Button>
      <div className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-ink-2">
        <p className="min-w-0 grow basis-56">{words('otherAccount')}</p>
        <SignOutButton />
      </div>
    </>
  )
}
