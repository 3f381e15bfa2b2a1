'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'

type ReopenButtonProps = { slug: string; list: { listId: string; tableNumber: number; stateVersion: number; roundNumber: number }; roundIsClosed: boolean }

/** Opens a list again that was handed in or checked; the reason stays with it. */
export function ReopenButton({ slug, list: { listId, tableNumber, stateVersion, roundNumber }, roundIsClosed }: ReopenButtonProps) {
  const words = useTranslations('correction')
  const site = useTranslations('site')
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [opId] = useState(newOperationId)
  const { busy, refusal, act, forget } = useDeskAct(slug, 'lists/reopen')
  const missing = reason.trim() === ''
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!missing && (await act({ opId, listId, baseVersion: stateVersion, reason }))) setOpen(false)
  }
  return (
    <Dialog
      title={words('reopenTitle', { table: String(tableNumber) })}
      text={roundIsClosed ? words('reopenClosedText', { round: String(roundNumber) }) : words('reopenText')}
      close={site('close')}
      open={open}
      onOpenChange={(next) => {
        forget()
        setOpen(next)
      }}
      trigger={<Button>{words('reopen')}</Button>}
    >
      <form onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
        <TextField label={words('reason')} hint={words('reasonHint')} name="reason" maxLength={300} autoComplete="off" value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        {refusal !== null && (
          <p role="alert" className="text-red">
            {refusal}
          </p>
        )}
        <Button type="submit" look="filled" disabled={busy || missing} focusableWhenDisabled>
          {words('reopenNow')}
        </Button>
      </form>
    </Dialog>
  )
}
