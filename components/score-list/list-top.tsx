'use client'

import { useTranslations } from 'next-intl'
import { ConnectionPill } from '@/components/score-list/connection-pill'
import { ListMenu } from '@/components/score-list/list-menu'
import type { ListView } from '@/components/score-list/list-view'
import { RoundClock } from '@/components/score-list/round-clock'

/** Table and round, where the entries are, and how long there is to play. */
export function ListTop({ view, onSwitchLocale }: { view: ListView; onSwitchLocale: () => void }) {
  const { state, server } = view
  const t = useTranslations('list.head')
  const { table, round } = server
  return (
    <header className="flex items-center gap-1.5 border-b min-[360px]:gap-2 border-line bg-card py-1 pr-1 pl-3">
      <h1 className="flex min-w-0 shrink-0 grow basis-14 flex-col min-[380px]:flex-row min-[380px]:flex-wrap items-baseline gap-x-2 leading-tight">
        <span className="font-bold whitespace-nowrap">{t('table', { number: String(table.number) })}</span>
        <span className="text-[0.8125rem] font-normal whitespace-nowrap text-ink-2">{t('round', { number: String(round.number) })}</span>
      </h1>
      <ConnectionPill state={state} />
      {round.endsAt !== null && <RoundClock endsAt={round.endsAt} offset={state.list?.clock?.offset ?? 0} />}
      <ListMenu view={view} onSwitchLocale={onSwitchLocale} />
    </header>
  )
}
