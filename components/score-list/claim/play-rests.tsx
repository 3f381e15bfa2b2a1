'use client'

import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AwardSheet } from '@/components/score-list/claim/award-sheet'
import { ClaimLine } from '@/components/score-list/claim/claim-line'
import { DecisionNews } from '@/components/score-list/claim/decision-news'
import { LightButton } from '@/components/score-list/light-button'
import type { ListView } from '@/components/score-list/list-view'
import { useNow } from '@/components/score-list/use-now'
import type { Rest } from '@/lib/phone/play-rests'
import { timeSince } from '@/lib/phone/time-since'

type PlayRestsProps = { view: ListView; rest: Rest; onClaim: () => void; onOpenDecision: (penaltyId: string) => void }

/** Nobody plays on: who is waited for, since when, and why. What was typed waits below. */
export function PlayRests({ view, rest, onClaim, onOpenDecision }: PlayRestsProps) {
  const t = useTranslations('claim.rests')
  const { list, state } = view
  const [writing, setWriting] = useState(false)
  const claims = list.claims.filter(({ closed }) => closed === null)
  const challenged = list.penalties.flatMap((penalty) => (penalty.status === 'challenged' && penalty.challenged ? [penalty.challenged] : []))
  const [oldest] = rest === 'tribunal' ? challenged : claims.map(({ stamp }) => stamp)
  const now = useNow() * 1000
  const isUnsent = oldest?.receivedAt === null && state.online === false
  return (
    <section aria-label={t('rest')} className="flex flex-col gap-2.5 py-1">
      <div role="status" className="rounded-card bg-red-soft p-3.5 text-red">
        <h2 className="flex items-center gap-2 text-xl leading-tight font-bold">
          <Flag aria-hidden className="size-6 shrink-0" />
          <span>
            {t(rest)} {oldest && <span className="whitespace-nowrap tabular-nums">· {timeSince(oldest, now, state.list?.clock?.offset ?? 0)}</span>}
          </span>
        </h2>
        <p className="mt-1 text-lg font-bold text-ink">{t('rest')}</p>
        <p className="text-sm text-ink">{t(rest === 'tribunal' ? 'tribunalText' : 'restText')}</p>
      </div>
      {isUnsent && <p className="rounded-card bg-gold-soft p-3 font-semibold text-gold">{t('unsent')}</p>}
      {claims.map((claim) => (
        <ClaimLine key={claim.claimId} view={view} claim={claim} />
      ))}
      {rest === 'tribunal' &&
        list.penalties.map((decision) => decision.status === 'challenged' && <DecisionNews key={decision.award.penaltyId} view={view} decision={decision} onOpen={onOpenDecision} />)}
      {rest === 'referee' && (
        <LightButton look="filled" onClick={() => setWriting(true)}>
          {t('write')}
        </LightButton>
      )}
      <LightButton onClick={onClaim}>{t('again')}</LightButton>
      <AwardSheet view={view} claim={claims[0] ?? null} open={writing} onClose={() => setWriting(false)} />
    </section>
  )
}
