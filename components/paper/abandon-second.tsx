'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/round/act-dialog'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

/** Gives the second entry up, which needs a word typed. */
export function AbandonSecond({ slug, entryId }: { slug: string; entryId: string }) {
  const t = useTranslations('paper.second')
  const word = t('abandonWord')
  const [typed, setTyped] = useState('')
  return (
    <ActDialog
      slug={slug}
      path="lists/second/abandon"
      trigger={<Button look="quiet">{t('abandon')}</Button>}
      title={t('abandonTitle')}
      text={t('abandonText', { word })}
      answers={[{ label: t('abandonNow'), body: { entryId }, look: 'danger' }]}
      disabled={typed.trim().toLowerCase() !== word}
      onOpenChange={() => setTyped('')}
    >
      <TextField label={t('abandonLabel', { word })} name="word" autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
    </ActDialog>
  )
}
