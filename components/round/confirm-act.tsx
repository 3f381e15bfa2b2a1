'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ActDialog } from '@/components/round/act-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'

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
  disabled?: boolean
  /** Where the next step is, once it is done. */
  then?: string
  children?: ReactNode
}

/** A button that asks once before something is done that everybody sees. */
export function ConfirmAct({ body, label, look = 'filled', now, then, ...rest }: ConfirmActProps) {
  const router = useRouter()
  const onDone = () => {
    if (then !== undefined) router.push(then)
  }
  return <ActDialog {...rest} trigger={<Button look={look}>{label}</Button>} answers={[{ label: now, body }]} onDone={onDone} />
}
