'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { ActDialog } from '@/components/round/act-dialog'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

type ReopenButtonProps = { slug: string; list: { listId: string; tableNumber: number; stateVersion: number; roundNumber: number }; roundIsClosed: boolean }

/** Opens a list again that was handed in or checked; the reason stays with it. */
export function ReopenButton({ slug, list: { listId, tableNumber, stateVersion, roundNumber }, roundIsClosed }: ReopenButtonProps) {
  const words = useTranslations('correction')
  const [reason, setReason] = useState('')
  const [opId] = useState(newOperationId)
  return (
    <ActDialog
      slug={slug}
      path="lists/reopen"
      trigger={<Button>{words('reopen')}</Button>}
      title={words('reopenTitle', { table: String(tableNumber) })}
      text={roundIsClosed ? words('reopenClosedText', { round: String(roundNumber) }) : words('reopenText')}
      answers={[{ label: words('reopenNow'), body: { opId, listId, baseVersion: stateVersion, reason } }]}
      disabled={reason.trim() === ''}
    >
      <TextField label={words('reason')} hint={words('reasonHint')} name="reason" maxLength={300} autoComplete="off" value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
    </ActDialog>
  )
}
