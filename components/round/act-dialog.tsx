'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { Dialog } from '@/components/ui/dialog'
import { RefusalText } from '@/components/ui/refusal-text'

interface Answer {
  readonly label: string
  /** Stands there instead while it is being done. */
  readonly busy?: string
  readonly body: unknown
  readonly look?: ButtonLook
}

type ActDialogProps = {
  slug: string
  /** Of the route, below the tournament's. */
  path: string
  /** The button that asks. */
  trigger: ReactElement
  title: string
  text?: string
  /** One way to say yes, or the answers to a question. */
  answers: readonly Answer[]
  /** Whether something has to be said before. */
  disabled?: boolean
  onOpenChange?: (open: boolean) => void
  onDone?: () => void
  children?: ReactNode
}

/** Asks before an act of the desk, and for what it needs. What was decided stays on the screen when it is refused; Enter says yes where there is one answer. */
export function ActDialog({ slug, path, trigger, title, text, answers, disabled = false, onOpenChange, onDone, children }: ActDialogProps) {
  const site = useTranslations('site')
  const formId = useId()
  const [open, setOpen] = useState(false)
  const { busy, refusal, act, forget } = useDeskAct(slug, path)
  const steer = (next: boolean) => {
    forget()
    onOpenChange?.(next)
    setOpen(next)
  }
  const send = async (body: unknown) => {
    if (disabled || !(await act(body))) return
    setOpen(false)
    onDone?.()
  }
  const [only, ...others] = answers
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (only && others.length === 0) void send(only.body)
  }
  return (
    <Dialog
      title={title}
      {...(text !== undefined && { text })}
      close={site('close')}
      open={open}
      onOpenChange={steer}
      trigger={trigger}
      actions={
        <>
          <Button onClick={() => steer(false)}>{site('cancel')}</Button>
          {answers.map(({ label, busy: busyLabel = label, body, look = others.length === 0 ? 'filled' : 'plain' }) => {
            const press = others.length === 0 ? ({ type: 'submit', form: formId } as const) : { onClick: () => void send(body) }
            return (
              <Button key={label} look={look} disabled={busy || disabled} focusableWhenDisabled {...press}>
                {busy ? busyLabel : label}
              </Button>
            )
          })}
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} className="flex flex-col gap-4">
        {children}
        <RefusalText>{refusal}</RefusalText>
      </form>
    </Dialog>
  )
}
