'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AidLayout } from '@/components/rules/aid-layout'
import { CallResult } from '@/components/rules/call/call-result'
import { Checkbox } from '@/components/ui/checkbox'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { calls, type Call } from '@/lib/rules/calls/call'
import { earliestCall } from '@/lib/rules/calls/earliest-call'

type CallOrNone = Call | 'none'
const tricks = ['none', '1', '2', '3'] as const
const trickNumbers = { none: null, 1: 1, 2: 2, 3: 3 } as const
const callOf = (call: CallOrNone): Call | null => (call === 'none' ? null : call)

/** Whether a call came in time: what was called with how many cards in hand, and what had happened before. */
export function CallAid() {
  const t = useTranslations('aids.call')
  const [call, setCall] = useState<Call>('call')
  const [cardsInHand, setCardsInHand] = useState(11)
  const [clarified, setClarified] = useState<(typeof tricks)[number]>('none')
  const [highest, setHighest] = useState<CallOrNone>('none')
  const [opposing, setOpposing] = useState<CallOrNone>('none')
  const [isLate, setLate] = useState(false)

  const clarificationTrick = trickNumbers[clarified]
  const most = earliestCall(clarificationTrick)
  const counts = Array.from({ length: most }, (_, index) => String(most - index)).map((count) => ({ value: count, label: count }))
  const words = (level: CallOrNone) => t(`calls.${level}`)
  const before = (['none', ...calls] as const).map((level) => ({ value: level, label: words(level) }))
  const canBeLate = highest !== 'none' && opposing !== 'none'
  const situation = {
    call,
    cardsInHand: Math.min(cardsInHand, most),
    clarificationTrick,
    own: { highest: callOf(highest), lateResponse: canBeLate && isLate },
    opposing: callOf(opposing),
  }
  return (
    <AidLayout result={<CallResult situation={situation} />}>
      <SegmentedControl layout="fifths" label={t('call')} options={calls.map((level) => ({ value: level, label: words(level) }))} value={call} onChange={setCall} />
      <SegmentedControl layout="sixths" label={t('cardsInHand')} options={counts} value={String(situation.cardsInHand)} onChange={(count) => setCardsInHand(Number(count))} />
      <SegmentedControl layout="fourths" label={t('marriage.label')} options={tricks.map((trick) => ({ value: trick, label: t(`marriage.${trick}`) }))} value={clarified} onChange={setClarified} />
      <SegmentedControl layout="thirds" label={t('own')} options={before} value={highest} onChange={setHighest} />
      <SegmentedControl layout="thirds" label={t('opposing')} options={before} value={opposing} onChange={setOpposing} />
      {canBeLate && <Checkbox label={t('late')} hint={t('lateHint')} checked={isLate} onChange={(event) => setLate(event.currentTarget.checked)} />}
    </AidLayout>
  )
}
