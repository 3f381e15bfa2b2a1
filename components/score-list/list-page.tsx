'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { BrokenStorage } from '@/components/score-list/broken-storage'
import { Door } from '@/components/score-list/door'
import { ListScreen } from '@/components/score-list/list-screen'
import { usePhone } from '@/components/score-list/use-phone'
import { tokenInAddress } from '@/components/score-list/token-in-address'

/** What the device shows: the door, the list, or why neither is possible. */
export function ListPage({ onSwitchLocale }: { onSwitchLocale: () => void }) {
  const t = useTranslations('list')
  const { state, phone } = usePhone()

  useEffect(() => {
    const openScanned = () => {
      const token = tokenInAddress()
      if (token !== null) void phone().open({ token })
    }
    openScanned()
    // A sign scanned while the page is open changes the fragment only.
    addEventListener('hashchange', openScanned)
    return () => removeEventListener('hashchange', openScanned)
  }, [phone])

  const server = state.list?.server
  if (state.stage === 'broken') return <BrokenStorage problem={state.storageProblem ?? 'blocked'} />
  if (state.stage === 'door') return <Door state={state} phone={phone()} onSwitchLocale={onSwitchLocale} />
  if (state.stage === 'list' && server) return <ListScreen state={state} server={server} phone={phone()} onSwitchLocale={onSwitchLocale} />
  return <p className="grid min-h-dvh place-items-center p-6 text-ink-2">{state.stage === 'list' ? t('loading') : t('starting')}</p>
}
