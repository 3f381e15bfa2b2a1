'use client'

import { EllipsisVertical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AwakeNote } from '@/components/score-list/awake-note'
import type { ListView } from '@/components/score-list/list-view'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import { Sheet } from '@/components/score-list/sheet'
import { LightButton } from '@/components/score-list/light-button'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { listMode, modesInPlay } from '@/lib/phone/list-mode'

type ListMenuProps = { view: ListView; onSwitchLocale: () => void }

/** What is needed once in a round at most. */
export function ListMenu({ view, onSwitchLocale }: ListMenuProps) {
  const { state, server, phone } = view
  const parts = useLaterParts()
  const isInPlay = modesInPlay.has(listMode(view.list, server, state.deviceId))
  const t = useTranslations('list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('head.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-11 shrink-0 place-items-center rounded-card text-ink-2 hover:bg-green-soft hover:text-ink"
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </button>
      <Sheet title={t('menu.title', { tournament: server.tournament.name })} close={t('head.close')} open={open} onClose={() => setOpen(false)}>
      <div className="flex flex-col gap-3 text-ink-2">
        {parts && isInPlay && <parts.KeeperForm view={view} />}
        {parts && isInPlay && <parts.DealerForm view={view} place={view.list.next.place} />}
        <AwakeNote />
        <p>{t(`storage.${state.safety}`)}</p>
        {state.unsentElsewhere > 0 && <p className="font-medium text-gold">{t('connection.elsewhere', { count: state.unsentElsewhere })}</p>}
        <p className="text-[0.8125rem]">{t('menu.device', { id: state.deviceId.slice(0, 6) })}</p>
        <div className="flex flex-wrap items-center gap-2">
          <LightButton onClick={phone.leave}>{t('menu.otherTable')}</LightButton>
          <LightButton onClick={onSwitchLocale}>{t('menu.language')}</LightButton>
          <ThemeSwitch label={t('menu.theme')} />
        </div>
      </div>
      </Sheet>
    </>
  )
}
