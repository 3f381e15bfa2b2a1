'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { sendSetUp, type SetUpAnswer } from '@/components/set-up/send-set-up'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { german } from '@/lib/i18n/messages/german'

type FieldCode = keyof typeof german.setUp.fields
type RefusalCode = keyof typeof german.refusal

/** Makes the first administrator. The token stays in the fragment, which no server and no log sees. */
export function SetUpForm() {
  const words = useTranslations('setUp')
  const refusals = useTranslations('refusal')
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
    const token = new URLSearchParams(location.hash.slice(1)).get('t') ?? ''
    setAnswer(await sendSetUp({ token, name: text('name'), email: text('email'), password: text('password') }))
    setSending(false)
  }

  if (answer?.made) return <p role="status">{words('doneText', { email: answer.email })}</p>
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
      <TextField label={words('name')} name="name" autoComplete="name" error={errorOf('name')} />
      <TextField label={words('email')} name="email" type="email" autoComplete="email" error={errorOf('email')} />
      <TextField label={words('password')} name="password" type="password" autoComplete="new-password" hint={words('passwordHint')} error={errorOf('password')} />
      <TextField label={words('passwordAgain')} name="passwordAgain" type="password" autoComplete="new-password" error={errorOf('passwordAgain')} />
      {answer && (
        <p role="alert" className="text-red">
          {refusals(answer.code as RefusalCode)}
        </p>
      )}
      <Button type="submit" look="filled" disabled={sending} focusableWhenDisabled>
        {sending ? words('saving') : words('create')}
      </Button>
    </form>
  )
}
