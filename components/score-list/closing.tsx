'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmRow } from '@/components/score-list/confirm-row'
import type { ListView } from '@/components/score-list/list-view'
import { UndoButton } from '@/components/score-list/undo-button'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { Sheet } from '@/components/score-list/sheet'
import { LightButton } from '@/components/score-list/light-button'
import { listKeeper } from '@/lib/rules/table/list-keeper'

/** The end of a list: everybody confirms, then it is handed in and locked. */
export function Closing({ view }: { view: ListView }) {
  const t = useTranslations('list.closing')
  const close = useTranslations('list.head')('close')
  const { list, phone } = view
  const say = useViolationText(view.nameOf)
  const [asking, setAsking] = useState(false)
  const asksToConfirm = list.reopened === null || list.reopened.goesOn
  const others = list.missing.filter(({ code }) => code !== 'confirmation-missing')
  const submit = () => {
    setAsking(false)
    void phone.save({ kind: 'list-submitted', payload: { version: list.version } })
  }
  return (
    <div className="flex flex-col gap-2.5">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      {list.reopened && <p className="rounded-card bg-gold-soft p-3 text-gold">{t('reopened', { reason: list.reopened.reason })}</p>}
      {asksToConfirm && <p className="text-ink-2">{t('text')}</p>}
      {asksToConfirm && (
        <div className="flex flex-col gap-1.5">
          {list.confirmations.map((confirmation) => (
            <ConfirmRow key={confirmation.position} view={view} confirmation={confirmation} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div>
          <p className="font-semibold">{t('missing')}</p>
          <ul className="list-disc pl-5 text-ink-2">
            {others.map((violation) => (
              <li key={`${violation.code}-${Object.values(violation.params).join('-')}`}>{say(violation)}</li>
            ))}
          </ul>
        </div>
      )}
      <LightButton look="filled" className="min-h-13 text-[1.0625rem]" disabled={list.missing.length > 0} focusableWhenDisabled onClick={() => setAsking(true)}>
        {t('submit')}
      </LightButton>
      <UndoButton view={view} />
      <Sheet
        title={t('submitTitle')}
        text={`${t('submitBy', { name: view.nameOf(listKeeper(list.tableSize)) })} ${t('submitText')}`}
        close={close}
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <LightButton look="filled" onClick={submit}>
            {t('submitYes')}
          </LightButton>
        }
      />
    </div>
  )
}
