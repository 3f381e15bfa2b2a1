'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DoorField } from '@/components/score-list/door-field'
import { LightButton } from '@/components/score-list/light-button'
import type { ListView } from '@/components/score-list/list-view'
import { Sheet } from '@/components/score-list/sheet'

type WithdrawSheetProps = { view: ListView; claimId: string; open: boolean; onClose: () => void }

/** Play goes on without a decision, if the table wants that; why is asked and may stay open. */
export function WithdrawSheet({ view: { phone }, claimId, open, onClose }: WithdrawSheetProps) {
  const t = useTranslations('claim.withdraw')
  const close = useTranslations('list.head')('close')
  const [reason, setReason] = useState('')
  const withdraw = () => {
    onClose()
    const said = reason.trim()
    void phone.save({ kind: 'claim-withdrawn', payload: { claimId, ...(said !== '' && { reason: said }) } })
  }
  return (
    <Sheet
      title={t('title')}
      text={t('text')}
      close={close}
      open={open}
      onClose={onClose}
      actions={
        <>
          <LightButton onClick={onClose}>{t('no')}</LightButton>
          <LightButton look="filled" onClick={withdraw}>
            {t('yes')}
          </LightButton>
        </>
      }
    >
      <DoorField label={t('reason')} hint={t('reasonHint')} maxLength={300} autoComplete="off" value={reason} onChange={(event) => setReason(event.target.value)} />
    </Sheet>
  )
}
