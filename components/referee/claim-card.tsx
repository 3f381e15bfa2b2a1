'use client'

import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Elapsed } from '@/components/round/elapsed'
import { ReasonAct } from '@/components/referee/reason-act'
import { Pill } from '@/components/ui/pill'

type ClaimCardProps = {
  slug: string
  listId: string
  claim: { readonly claimId: string; readonly version: number; readonly gameNo: number; readonly claimant: string | null; readonly offenders: readonly string[]; readonly violation: string | null; readonly partiesClear: boolean | null; readonly since: string }
  now: string
  mayDismiss: boolean
  isOwnTable: boolean
}

/** One open claim with what the table said, and the way to dismiss it. */
export function ClaimCard({ slug, listId, claim, now, mayDismiss, isOwnTable }: ClaimCardProps) {
  const words = useTranslations('referee')
  const { claimId, version, gameNo, claimant, offenders, violation, partiesClear, since } = claim
  return (
    <div className="rounded-card border border-red bg-card p-3.5">
      <p className="flex flex-wrap items-center gap-3">
        <Pill tone="bad" icon={<Flag aria-hidden className="size-4" />}>
          {words('claim')}
        </Pill>
        <span className="text-ink-2">{words('game', { number: String(gameNo) })}</span>
        <span className="ml-auto font-bold">
          <Elapsed since={since} now={now} />
        </span>
      </p>
      <p className="mt-1.5 font-medium">
        {[claimant === null ? words('claimByNobody') : words('claimBy', { name: claimant }), ...(offenders.length === 0 ? [] : [words('against', { names: offenders.join(', ') })]), ...(violation === null ? [] : [violation])].join(' · ')}
      </p>
      {partiesClear !== null && <p className="text-[0.8125rem] text-ink-2">{words(partiesClear ? 'parties.clear' : 'parties.open')}</p>}
      {mayDismiss && (
        <div className="mt-2.5">
          <ReasonAct
            slug={slug}
            path="claims/dismiss"
            body={(reason, actId) => ({ actId, listId, claimId, version, reason, ...(isOwnTable && { interestConfirmed: true }) })}
            label={words('dismiss')}
            title={words('dismissTitle')}
            text={[words('dismissText'), ...(isOwnTable ? [words('ownTable')] : [])].join(' ')}
            now={words('dismissNow')}
          />
        </div>
      )}
    </div>
  )
}
