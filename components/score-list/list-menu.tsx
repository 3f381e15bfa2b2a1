'use client'

import { EllipsisVertical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AwakeNote } from '@/components/score-list/awake-note'
import { Sheet } from '@/components/score-list/sheet'
import { Button } from '@/components/ui/button'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import type { Phone } from '@/lib/phone/phone'
import type { PhoneState } from '@/lib/phone/phone-state'
import type { ServerList } from '@/lib/phone/server-list'

type ListMenuProps = { state: PhoneState; server: ServerList; phone: Phone; onSwitchLocale: () => void }

/** What is needed once in a round at most. */
export function ListMenu({ state, server, phone, onSwitchLocale }: ListMenuProps) {
  const t = useTranslations('list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" aria-label={t('head.menu')} aria-haspopup="dialog" className="h-11 w-9 shrink-0 px-0 min-[360px]:w-11" onClick={() => setOpen(true)}>
        <EllipsisVertical aria-hidden className="size-5" />
      </Button>
      <Sheet title={t('menu.title', { tournament: server.tournament.name })} close={t('head.close')} open={open} onClose={() => setOpen(false)}>
      <div className="flex flex-col gap-3 text-ink-2">
        <AwakeNote />
        <p>{t(`storage.${state.safety}`)}</p>
        {state.unsentElsewhere > 0 && <p className="font-medium text-gold">{t('connection.elsewhere', { count: state.unsentElsewhere })}</p>}
        <p className="text-[0.8125rem]">{t('menu.device', { id: state.deviceId.slice(0, 6) })}</p>
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={phone.leave}>{t('menu.otherTable')}</Button>
          <Button onClick={onSwitchLocale}>{t('menu.language')}</Button>
          <ThemeSwitch label={t('menu.theme')} />
        </div>
      </div>
      </Sheet>
    </>
  )
}
