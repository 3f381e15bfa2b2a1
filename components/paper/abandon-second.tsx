'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'

/** Gives the second entry up, which needs a word typed. */
export function AbandonSecond({ slug, entryId }: { slug: string; entryId: string }) {
  const t = useTranslations('paper.second')
  const close = useTranslations('site')('close')
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { busy, refusal, act, forget } = useDeskAct(slug, 'lists/second/abandon')
  const isMeant = typed.trim().toLowerCase() === t('abandonWord')
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMeant && (await act({ entryId }))) setOpen(false)
  }
  return (
    <Dialog
      title={t('abandonTitle')}
      text={t('abandonText', { word: t('abandonWord') })}
      close={close}
      open={open}
      onOpenChange={(next) => {
        forget()
        setTyped('')
        setOpen(next)
      }}
      trigger={<Button look="quiet">{t('abandon')}</Button>}
    >
      <form onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
        <TextField label={t('abandonLabel', { word: t('abandonWord') })} name="word" autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        {refusal !== null && (
          <p role="alert" className="text-red">
            {refusal}
          </p>
        )}
        <Button type="submit" look="danger" disabled={busy || !isMeant} focusableWhenDisabled>
          {t('abandonNow')}
        </Button>
      </form>
    </Dialog>
  )
}
