'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { isClaimReason } from '@/components/score-list/claim/claim-reasons'
import { WithdrawSheet } from '@/components/score-list/claim/withdraw-sheet'
import { LightButton } from '@/components/score-list/light-button'
import type { ListView } from '@/components/score-list/list-view'
import type { ClaimFact } from '@/lib/rules/list/list-facts'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'

/** One open claim: which game, who against whom, and what; it can be withdrawn. */
export function ClaimLine({ view, claim }: { view: ListView; claim: ClaimFact }) {
  const t = useTranslations('claim')
  const [withdrawing, setWithdrawing] = useState(false)
  const { claimant, offenders, violation, partiesClear, place } = claim
  const names = { claimant: claimant === null ? '' : view.nameOf(claimant), offenders: offenders.map(view.nameOf).join(', ') }
  const who = () => {
    if (offenders.length === 0) return claimant === null ? null : t('rests.lineBy', names)
    return t(claimant === null ? 'rests.lineAgainst' : 'rests.line', names)
  }
  const scene = sceneOfPlace(view.list, place)
  const parts = [
    scene && t('rests.game', { gameNo: String(scene.gameNo) }),
    who(),
    isClaimReason(violation) ? t(`violations.${violation}`) : null,
    partiesClear === null ? null : t(partiesClear ? 'rests.clear' : 'rests.unclear'),
  ].filter((part) => part !== null)
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-line bg-card py-1.5 pr-1.5 pl-3">
      <p className="min-w-0 text-sm wrap-anywhere">{parts.join(' · ')}</p>
      <LightButton aria-label={t('rests.withdrawOne')} room="narrow" className="shrink-0 text-sm text-ink-2" onClick={() => setWithdrawing(true)}>
        {t('rests.withdraw')}
      </LightButton>
      <WithdrawSheet view={view} claimId={claim.claimId} open={withdrawing} onClose={() => setWithdrawing(false)} />
    </div>
  )
}
