'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { sendSetUp, type SetUpAnswer } from '@/components/set-up/send-set-up'
import { useLinkToken } from '@/components/site/use-link-token'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { TextField } from '@/components/ui/text-field'
import type { german } from '@/lib/i18n/messages/german'

type FieldCode = keyof typeof german.setUp.fields

/** Makes the first administrator for whoever came by the set-up link. */
export function SetUpForm() {
  const words = useTranslations('setUp')
  const refusalText = useRefusalText()
  const token = useLinkToken()
  const [answer, setAnswer] = useState<SetUpAnswer | null>(null)
  const [sending, setSending] = useState(false)

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    const text = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    if (text('password') !== text('passwordAgain')) {
      setAnswer({ made: false, code: 'input-invalid', params: { fields: { passwordAgain: 'passwords-differ' } } })
      return
    }
    setSending(true)
    setAnswer(await sendSetUp({ token: token ?? '', name: text('name'), email: text('email'), password: text('password') }))
    setSending(false)
  }

  if (answer?.made) {
    return (
      <>
        <p role="status">{words('doneText', { email: answer.email })}</p>
        <LinkButton href="/sign-in" look="filled">
          {words('signIn')}
        </LinkButton>
      </>
    )
  }
  if (token === null) return <p className="text-ink-2">{words('noToken')}</p>
  const errorOf = (name: string) => {
    const code = answer?.params.fields?.[name]
    return code === undefined ? undefined : words(`fields.${code as FieldCode}`)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void submit(event.currentTarget)
  }
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-ink-2">{words('text')}</p>
      <TextField label={words('name')} name="name" autoComplete="name" error={errorOf('name')} />
      <TextField label={words('email')} name="email" type="email" autoComplete="email" error={errorOf('email')} />
      <TextField label={words('password')} name="password" type="password" autoComplete="new-password" hint={words('passwordHint')} error={errorOf('password')} />
      <TextField label={words('passwordAgain')} name="passwordAgain" type="password" autoComplete="new-password" error={errorOf('passwordAgain')} />
      {answer && (
        <p role="alert" className="text-red">
          {refusalText(answer)}
        </p>
      )}
      <Button type="submit" look="filled" disabled={sending} focusableWhenDisabled>
        {sending ? words('saving') : words('create')}
      </Button>
    </form>
  )
}
