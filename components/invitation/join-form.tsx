'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import type { Accepted } from '@/components/invitation/desk-after-accepting'
import { csrfToken } from '@/components/sign-in/csrf-token'
import { sendJson, type JsonAnswer } from '@/components/site/send-json'
import { useFieldProblem } from '@/components/site/use-field-problem'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

const different: JsonAnswer<never> = { done: false, code: 'input-invalid', params: { fields: { passwordAgain: 'passwords-differ' } } }

type JoinFormProps = { token: string; onAccepted: (result: Accepted) => void }

/** Makes an account, accepts with it and signs in. */
export function JoinForm({ token, onAccepted }: JoinFormProps) {
  const words = useTranslations('invitation')
  const refusalText = useRefusalText()
  const [answer, setAnswer] = useState<JsonAnswer<Accepted> | null>(null)
  const [sending, setSending] = useState(false)
  const problem = useFieldProblem(answer)

  async function submit(form: HTMLFormElement) {
    const { passwordAgain, ...data } = Object.fromEntries(new FormData(form))
    if (data['password'] !== passwordAgain) {
      setAnswer(different)
      return
    }
    setSending(true)
    const joined = await sendJson<Accepted>('/api/invitation/join', { token, ...data })
    setAnswer(joined)
    if (!joined.done) {
      setSending(false)
      return
    }
    // The account exists by now: where this fails, the desk leads to sign-in by itself.
    await sendJson('/api/auth/callback/credentials', { email: data['email'], password: data['password'], csrfToken: await csrfToken() })
    onAccepted(joined.result)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void submit(event.currentTarget)
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <TextField label={words('name')} name="name" autoComplete="name" error={problem('name')} />
      <TextField label={words('email')} name="email" type="email" autoComplete="username" error={problem('email')} />
      <TextField label={words('password')} name="password" type="password" autoComplete="new-password" hint={words('passwordHint')} error={problem('password')} />
      <TextField label={words('passwordAgain')} name="passwordAgain" type="password" autoComplete="new-password" error={problem('passwordAgain')} />
      {answer?.done === false && (
        <p role="alert" className="font-medium text-red">
          {refusalText(answer)}
        </p>
      )}
      <Button type="submit" look="filled" disabled={sending} focusableWhenDisabled>
        {sending ? words('joining') : words('join')}
      </Button>
    </form>
  )
}
