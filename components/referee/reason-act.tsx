'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { Dialog } from '@/components/ui/dialog'
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
export function ReasonAct({ slug, path, body, label, look = 'plain', title, text, now, children }: ReasonActProps) {
  const words = useTranslations('referee')
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [actId, setActId] = useState(newOperationId)
  const { busy, refusal, act, forget } = useDeskAct(slug, path)
  const steer = (next: boolean) => {
    forget()
    setOpen(next)
  }
  const confirm = async () => {
    if (!(await act(body(reason, actId)))) return
    setActId(newOperationId())
    setOpen(false)
  }
  return (
    <Dialog
      title={title}
      text={text}
      close={words('close')}
      open={open}
      onOpenChange={steer}
      trigger={<Button look={look}>{label}</Button>}
      actions={
        <>
          <Button onClick={() => steer(false)}>{words('cancel')}</Button>
          <Button look="filled" disabled={busy || reason.trim() === ''} focusableWhenDisabled onClick={() => void confirm()}>
            {now}
          </Button>
        </>
      }
    >
      {children}
      <TextField label={words('reason')} hint={words('reasonHint')} value={reason} maxLength={300} autoComplete="off" onChange={({ target }) => setReason(target.value)} />
      {refusal !== null && (
        <p role="alert" className="mt-3 text-red">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}
