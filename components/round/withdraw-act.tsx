'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ListsAct, type ListsActProps } from '@/components/round/lists-act'
import { TextField } from '@/components/ui/text-field'

type WithdrawActProps = Omit<ListsActProps, 'answers' | 'disabled' | 'children'> & {
  /** The button that does it. */
  now: string
  body?: object
}

/** Takes something back, with a reason that stays in the trail. */
export function WithdrawAct({ now, body = {}, ...rest }: WithdrawActProps) {
  const words = useTranslations('endOfRound')
  const [reason, setReason] = useState('')
  const trimmed = reason.trim()
  return (
    <ListsAct {...rest} answers={[{ label: now, body: { ...body, reason: trimmed } }]} disabled={trimmed === ''}>
      <TextField label={words('reason')} hint={words('reasonHint')} name="reason" value={reason} maxLength={300} onChange={(event) => setReason(event.currentTarget.value)} />
    </ListsAct>
  )
}
