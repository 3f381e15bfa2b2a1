'use client'

import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { asOf } from '@/components/score-list/as-of'
import { LightButton } from '@/components/score-list/light-button'
import type { ListView } from '@/components/score-list/list-view'
import type { Decision } from '@/lib/phone/fresh-decisions'

/** One decision that the table has to know of before it plays on. */
export function DecisionNews({ view, decision: { award, status }, onOpen }: { view: ListView; decision: Decision; onOpen: (penaltyId: string) => void }) {
  const t = useTranslations('claim.decision')
  const { nameOf } = asOf(view, view.list.rows.filter((row) => row.row === 'penalty').find((row) => row.penaltyId === award.penaltyId))
  return (
    <div role="status" className="mb-2 flex items-center gap-2.5 rounded-card bg-red-soft py-1.5 pr-1.5 pl-3">
      <Flag aria-hidden className="size-5 shrink-0 text-red" />
      <p className="min-w-0 grow text-sm leading-tight">
        <strong className="block wrap-anywhere">{t(award.severity === 'insignificant' ? 'titleNone' : 'title', { name: nameOf(award.offender) })}</strong>
        {t(`states.${status}`)}
      </p>
      <LightButton room="narrow" className="shrink-0 text-sm" onClick={() => onOpen(award.penaltyId)}>
        {t(status === 'unsigned' ? 'sign' : 'look')}
      </LightButton>
    </div>
  )
}
