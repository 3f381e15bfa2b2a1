'use client'

import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { DoorField } from '@/components/score-list/door-field'
import { RefusalNotice } from '@/components/score-list/refusal-notice'
import { LightButton } from '@/components/score-list/light-button'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import type { Phone } from '@/lib/phone/phone'
import type { PhoneState } from '@/lib/phone/phone-state'

type DoorProps = { state: PhoneState; phone: Phone; onSwitchLocale: () => void }

/** Lets a device in where no camera helped: by the number and the code on the table's sign. */
export function Door({ state, phone, onSwitchLocale }: DoorProps) {
  const t = useTranslations('list')
  const [tableNumber, setTableNumber] = useState('')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const number = /^\d{1,3}$/.test(tableNumber.trim()) ? Number(tableNumber) : 0
  const codeRead = code.replaceAll(/[^a-z0-9]/gi, '')

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (number > 0 && codeRead.length === 6) void phone.open({ tableNumber: number, code: codeRead })
  }

  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col gap-5 p-5">
      <div className="flex items-center justify-between">
        <span className="text-lg font-bold">Karlchen</span>
        <span className="flex items-center">
          <LightButton look="quiet" onClick={onSwitchLocale}>
            {t('menu.language')}
          </LightButton>
          <ThemeSwitch label={t('menu.theme')} />
        </span>
      </div>
      <h1 className="text-2xl font-bold tracking-tight text-balance">{t('door.title')}</h1>
      <p className="text-ink-2">{t('door.scan')}</p>
      {state.refusal && <RefusalNotice refusal={state.refusal} />}
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <DoorField
          label={t('door.tableNumber')}
          inputMode="numeric"
          autoComplete="off"
          value={tableNumber}
          onChange={(event) => setTableNumber(event.target.value)}
          error={asked && number === 0 ? t('door.tableMissing') : undefined}
        />
        <DoorField
          label={t('door.code')}
          hint={t('door.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={asked && codeRead.length !== 6 ? t('door.codeMissing') : undefined}
        />
        <LightButton look="filled" type="submit" disabled={state.opening} focusableWhenDisabled className="min-h-13">
          {state.opening ? t('door.opening') : t('door.open')}
        </LightButton>
      </form>
      {state.list && <LightButton onClick={phone.comeBack}>{t('door.back')}</LightButton>}
      {state.safety === 'private' && <p className="rounded-card bg-gold-soft p-3 text-gold">{t('storage.private')}</p>}
    </main>
  )
}
