'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { Dialog } from '@/components/ui/dialog'

type ConfirmActProps = {
  slug: string
  /** Of the route, below the tournament's. */
  path: string
  body: unknown
  /** The button that asks. */
  label: string
  look?: ButtonLook
  title: string
  text: string
  /** The button that does it. */
  now: string
  cancel: string
  disabled?: boolean
  /** Where the next step is, once it is done. */
  then?: string
  children?: ReactNode
}

/** A button that asks once before something is done that everybody sees. */
export function ConfirmAct({ slug, path, body, label, look = 'filled', title, text, now, cancel, disabled = false, then, children }: ConfirmActProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const { busy, refusal, act, forget } = useDeskAct(slug, path)
  const site = useTranslations('site')
  const steer = (next: boolean) => {
    forget()
    setOpen(next)
  }
  const confirm = async () => {
    if (!(await act(body))) return
    setOpen(false)
    if (then !== undefined) router.push(then)
  }
  return (
    <Dialog
      title={title}
      text={text}
      close={site('close')}
      open={open}
      onOpenChange={steer}
      trigger={<Button look={look}>{label}</Button>}
      actions={
        <>
          <Button onClick={() => steer(false)}>{cancel}</Button>
          <Button look="filled" disabled={busy || disabled} focusableWhenDisabled onClick={() => void confirm()}>
            {now}
          </Button>
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
