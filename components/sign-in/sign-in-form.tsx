'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { csrfToken } from '@/components/sign-in/csrf-token'
import { sendJson, type JsonAnswer } from '@/components/site/send-json'
import { useFieldProblem } from '@/components/site/use-field-problem'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

/** Signs in and goes on to `then`, or, where it is null, stays on this page. The fields are the browser's own, so that password managers and a slow answer leave them alone. */
export function SignInForm({ then }: { then: string | null }) {
  const words = useTranslations('signIn')
  const refusalText = useRefusalText()
  const hydrated = useHydrated()
  const [answer, setAnswer] = useState<JsonAnswer<unknown> | null>(null)
  const [sending, setSending] = useState(false)
  const problem = useFieldProblem(answer)

  async function submit(form: HTMLFormElement) {
    setSending(true)
    const data = Object.fromEntries(new FormData(form))
    const signedIn = await sendJson('/api/auth/callback/credentials', { ...data, csrfToken: await csrfToken() })
    setAnswer(signedIn)
    // A whole new page: nothing of the anonymous one may stay.
    if (!signedIn.done) setSending(false)
    else if (then === null) location.reload()
    else location.assign(then)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void submit(event.currentTarget)
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <TextField label={words('email')} name="email" type="email" autoComplete="username" error={problem('email')} />
      <TextField label={words('password')} name="password" type="password" autoComplete="current-password" error={problem('password')} />
      {answer?.done === false && (
        <p role="alert" className="font-medium text-red">
          {refusalText(answer)}
        </p>
      )}
      <Button type="submit" look="filled" disabled={sending || !hydrated} focusableWhenDisabled={hydrated}>
        {sending ? words('sending') : words('submit')}
      </Button>
    </form>
  )
}
