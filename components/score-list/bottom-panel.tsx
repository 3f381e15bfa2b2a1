'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ListView } from '@/components/score-list/list-view'
import { PanelNow } from '@/components/score-list/panel-now'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import { freshDecisions } from '@/lib/phone/fresh-decisions'
import { listMode, modesInPlay } from '@/lib/phone/list-mode'
import { playRests } from '@/lib/phone/play-rests'

type BottomPanelProps = { view: ListView; correcting: number | null; onCorrected: () => void; onOpenDecision: (penaltyId: string) => void }

/** What stands under the thumb. While play rests the pad does too, with everything that was typed on it. */
export function BottomPanel({ view, correcting, onCorrected, onOpenDecision }: BottomPanelProps) {
  const t = useTranslations('list.claim')
  const parts = useLaterParts()
  const [claiming, setClaiming] = useState(false)
  const mode = listMode(view.list, view.server, view.state.deviceId)
  const isInPlay = modesInPlay.has(mode)
  const rest = isInPlay || mode === 'elsewhere' ? playRests(view.list) : null
  const claim = () => setClaiming(true)
  return (
    <>
      {rest !== null && (parts ? <parts.PlayRests view={view} rest={rest} onClaim={claim} onOpenDecision={onOpenDecision} /> : <p className="text-lg font-bold">{t('rests')}</p>)}
      {parts && rest === null && isInPlay && freshDecisions(view.list).map((decision) => <parts.DecisionNews key={decision.award.penaltyId} view={view} decision={decision} onOpen={onOpenDecision} />)}
      <div hidden={rest !== null && isInPlay}>
        <PanelNow view={view} mode={mode} correcting={correcting} onCorrected={onCorrected} onClaim={claim} />
      </div>
      {parts && <parts.ClaimSheet view={view} open={claiming} onClose={() => setClaiming(false)} />}
    </>
  )
}
