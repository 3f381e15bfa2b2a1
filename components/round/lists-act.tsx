'use client'

import { type ReactNode, useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { ActDialog } from '@/components/round/act-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'

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
export function ListsAct({ listIds, label, look = 'plain', answers, ...rest }: ListsActProps) {
  const [actId, setActId] = useState(newOperationId)
  const onOpenChange = (open: boolean) => {
    if (open) setActId(newOperationId())
  }
  return <ActDialog {...rest} trigger={<Button look={look}>{label}</Button>} answers={answers.map((answer) => ({ label: answer.label, body: { actId, listIds, ...answer.body } }))} onOpenChange={onOpenChange} />
}
