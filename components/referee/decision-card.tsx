'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { ChallengeAct } from '@/components/referee/challenge-act'
import { InterestWarning } from '@/components/referee/interest-warning'
import { ReasonAct } from '@/components/referee/reason-act'
import { ConfirmAct } from '@/components/round/confirm-act'
import { Pill, type Tone } from '@/components/ui/pill'
import { formatPoints } from '@/lib/i18n/format-points'
import type { Position } from '@/lib/rules/table/table-size'

export interface DecisionView {
  readonly penaltyId: string
  readonly version: number
  readonly severity: 'insignificant' | 'minor' | 'serious' | 'decided' | 'bound'
  readonly status: 'unsigned' | 'signed' | 'challenged' | 'decided' | 'cancelled'
  readonly outcome: 'upheld' | 'changed' | 'lifted' | null
  readonly offender: string
  readonly gameNo: number
  readonly points: readonly (number | null)[] | null
  readonly signedBy: string | null
  readonly reason: string | null
}

type DecisionCardProps = {
  slug: string
  listId: string
  decision: DecisionView
  people: readonly { readonly position: Position; readonly name: string }[]
  name: string
  isOwnTable: boolean
  may: { readonly countersign: boolean; readonly challenge: boolean; readonly cancel: boolean }
}

const tones: Readonly<Record<DecisionView['status'], Tone>> = { unsigned: 'warn', signed: 'good', challenged: 'bad', decided: 'info', cancelled: 'plain' }

/** One decision of this table with how it stands, and what can still be done about it. */
export function DecisionCard({ slug, listId, decision, people, name, isOwnTable, may }: DecisionCardProps) {
  const words = useTranslations('referee')
  const [actId] = useState(newOperationId)
  const [confirmed, setConfirmed] = useState(false)
  const { penaltyId, version, severity, status, outcome, offender, gameNo, points, signedBy, reason } = decision
  const interest = isOwnTable && confirmed ? { interestConfirmed: true } : {}
  const common = { listId, penaltyId, version, ...interest }
  const open = status === 'unsigned' || status === 'signed'
  const shares = (points ?? []).flatMap((value, index) => (value === null || value === 0 ? [] : [`${formatPoints(value)} ${people.find(({ position }) => position === index + 1)?.name ?? ''}`]))
  const can = {
    countersign: may.countersign && status === 'unsigned',
    challenge: may.challenge && open,
    cancel: may.cancel && status !== 'cancelled' && status !== 'challenged',
  }
  return (
    <div className="rounded-card border border-line bg-card p-3.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{offender}</b>
        <span className="text-ink-2">
          {words(`what.${severity}`)} · {words('game', { number: String(gameNo) })}
        </span>
        <span className="ml-auto">
          <Pill tone={tones[status]}>{outcome === null || status === 'cancelled' ? words(`status.${status}`) : `${words(`status.decided`)}: ${words(`outcomes.${outcome}`)}`}</Pill>
        </span>
      </p>
      {shares.length > 0 && <p className="mt-1 font-medium tabular-nums">{shares.join(' · ')}</p>}
      <p className="text-[0.8125rem] text-ink-2">{[...(signedBy === null ? [] : [words('signedBy', { name: signedBy })]), ...(reason === null ? [] : [reason])].join(' · ')}</p>
      {(can.countersign || can.challenge || can.cancel) && (
        <div className="mt-2.5 flex flex-col gap-2.5">
          {isOwnTable && <InterestWarning confirmed={confirmed} onChange={setConfirmed} />}
          <div className="flex flex-wrap gap-2.5">
            {can.countersign && (
              <ConfirmAct
                slug={slug}
                path="penalties/countersign"
                body={{ actId, ...common }}
                label={words('countersign')}
                title={words('countersignTitle', { name })}
                text={[offender, words(`what.${severity}`), ...shares].join(' · ')}
                now={words('sign', { name })}
              />
            )}
            {can.challenge && <ChallengeAct slug={slug} body={{ listId, penaltyId, version }} people={people} />}
            {can.cancel && (
              <ReasonAct
                slug={slug}
                path="penalties/cancel"
                body={(why, cancelId) => ({ actId: cancelId, ...common, reason: why })}
                label={words('cancelAward')}
                title={words('cancelTitle')}
                text={words('cancelText')}
                now={words('cancelNow')}
              />
            )}
          </div>
        </div>
      )}
    </div>
  )
}
