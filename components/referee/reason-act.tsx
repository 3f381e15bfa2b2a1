'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { ActDialog } from '@/components/round/act-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { TextField } from '@/components/ui/text-field'

type ReasonActProps = {
  slug: string
  path: string
  /** With `reason`, and `actId` when the route asks for one. */
  body: (reason: string, actId: string) => unknown
  label: string
  look?: ButtonLook
  title: string
  text: string
  now: string
  /** What else has to be said before. */
  children?: ReactNode
}

/** Something that is done with a reason, which stays with it. */
export function ReasonAct({ body, label, look = 'plain', now, children, ...rest }: ReasonActProps) {
  const words = useTranslations('referee')
  const [reason, setReason] = useState('')
  const [actId, setActId] = useState(newOperationId)
  return (
    <ActDialog {...rest} trigger={<Button look={look}>{label}</Button>} answers={[{ label: now, body: body(reason, actId) }]} disabled={reason.trim() === ''} onDone={() => setActId(newOperationId())}>
      {children}
      <TextField label={words('reason')} hint={words('reasonHint')} value={reason} maxLength={300} autoComplete="off" onChange={({ target }) => setReason(target.value)} />
    </ActDialog>
  )
}
