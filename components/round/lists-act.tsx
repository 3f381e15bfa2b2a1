'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { Dialog } from '@/components/ui/dialog'

interface Answer {
  readonly label: string
  /** What it adds to the act. */
  readonly body?: object
}

export type ListsActProps = {
  slug: string
  /** Of the route, below the tournament's. */
  path: string
  listIds: readonly string[]
  /** The button that asks. */
  label: string
  look?: ButtonLook
  title: string
  text?: string
  /** One way to say yes, or the answers to a question. */
  answers: readonly Answer[]
  disabled?: boolean
  children?: ReactNode
}

/** A button that asks before something is done to one or several lists. The act has one id for as long as the dialog is open, so that a second try does nothing twice. */
export function ListsAct({ slug, path, listIds, label, look = 'plain', title, text, answers, disabled = false, children }: ListsActProps) {
  const words = useTranslations('site')
  const board = useTranslations('board')
  const [open, setOpen] = useState(false)
  const [actId, setActId] = useState(newOperationId)
  const { busy, refusal, act, forget } = useDeskAct(slug, path)
  const steer = (next: boolean) => {
    forget()
    if (next) setActId(newOperationId())
    setOpen(next)
  }
  const send = async (body: object) => {
    if (await act({ actId, listIds, ...body })) setOpen(false)
  }
  return (
    <Dialog
      title={title}
      {...(text !== undefined && { text })}
      close={words('close')}
      open={open}
      onOpenChange={steer}
      trigger={<Button look={look}>{label}</Button>}
      actions={
        <>
          <Button onClick={() => steer(false)}>{board('cancel')}</Button>
          {answers.map((answer) => (
            <Button key={answer.label} look={answers.length === 1 ? 'filled' : 'plain'} disabled={busy || disabled} focusableWhenDisabled onClick={() => void send(answer.body ?? {})}>
              {answer.label}
            </Button>
          ))}
        </>
      }
    >
      {children}
      {refusal !== null && (
        <p role="alert" className="mt-3 text-red">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}
