'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { sendJson, type JsonAnswer } from '@/components/site/send-json'
import { useFieldProblem } from '@/components/site/use-field-problem'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { TextField } from '@/components/ui/text-field'

const different: JsonAnswer<never> = { done: false, code: 'input-invalid', params: { fields: { passwordAgain: 'passwords-differ' } } }

/** Sets an administrator's password. The token stays in the fragment, which no server and no log sees. */
export function NewPasswordForm() {
  const words = useTranslations('signIn')
  const refusalText = useRefusalText()
  const hydrated = useHydrated()
  const [answer, setAnswer] = useState<JsonAnswer<{ email: string }> | null>(null)
  const [sending, setSending] = useState(false)
  const problem = useFieldProblem(answer)

  async function submit(form: HTMLFormElement) {
    const { passwordAgain, ...data } = Object.fromEntries(new FormData(form))
    if (data['password'] !== passwordAgain) {
      setAnswer(different)
      return
    }
    setSending(true)
    const token = new URLSearchParams(location.hash.slice(1)).get('t') ?? ''
    setAnswer(await sendJson('/api/new-password', { token, ...data }))
    setSending(false)
  }

  if (answer?.done)
    return (
      <>
        <p role="status">{words('newPassword.done', { email: answer.result.email })}</p>
        <LinkButton href="/sign-in" look="filled">
          {words('newPassword.next')}
        </LinkButton>
      </>
    )
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void submit(event.currentTarget)
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <TextField label={words('email')} name="email" type="email" autoComplete="username" error={problem('email')} />
      <TextField label={words('newPassword.password')} name="password" type="password" autoComplete="new-password" hint={words('newPassword.passwordHint')} error={problem('password')} />
      <TextField label={words('newPassword.passwordAgain')} name="passwordAgain" type="password" autoComplete="new-password" error={problem('passwordAgain')} />
      {answer && (
        <p role="alert" className="font-medium text-red">
          {refusalText(answer)}
        </p>
      )}
      <Button type="submit" look="filled" disabled={sending || !hydrated} focusableWhenDisabled={hydrated}>
        {sending ? words('newPassword.sending') : words('newPassword.submit')}
      </Button>
    </form>
  )
}
