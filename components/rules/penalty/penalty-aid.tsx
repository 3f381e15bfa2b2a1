'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AidLayout } from '@/components/rules/aid-layout'
import { asksCounterCalls } from '@/components/rules/penalty/asks-counter-calls'
import { asksDisadvantage } from '@/components/rules/penalty/asks-disadvantage'
import type { PenaltyInput } from '@/components/rules/penalty/penalty-input'
import { PenaltyResult } from '@/components/rules/penalty/penalty-result'
import { SegmentedControl } from '@/components/ui/segmented-control'

const severities = ['insignificant', 'minor', 'serious', 'decided'] as const

/** How the first case a referee is usually called for begins. */
const first: PenaltyInput = { tableSize: 4, severity: 'minor', kind: 'normal', offender: 'opponent', couldDisadvantageSoloist: true, opposingCounterCalls: 0 }

/** The penalty points of a case, from class, kind of game and offender. */
export function PenaltyAid() {
  const t = useTranslations('aids.penalty')
  const [input, setInput] = useState(first)
  const change = (part: Partial<PenaltyInput>) => setInput({ ...input, ...part })
  const opposing = input.kind === 'solo' ? (input.offender === 'soloist' ? 'opponents' : 'soloist') : 'party'
  return (
    <AidLayout result={<PenaltyResult input={input} />}>
      <SegmentedControl layout="halves" label={t('severity')} options={severities.map((value) => ({ value, label: t(`severities.${value}`) }))} value={input.severity} onChange={(severity) => change({ severity })} />
      <p className="-mt-3 text-[0.8125rem] text-ink-2">{t(`severityHints.${input.severity}`)}</p>
      <SegmentedControl layout="halves" label={t('kind')} options={(['normal', 'solo'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))} value={input.kind} onChange={(kind) => change({ kind })} />
      {input.kind === 'solo' && (
        <SegmentedControl layout="halves" label={t('offender')} options={(['soloist', 'opponent'] as const).map((value) => ({ value, label: t(`offenders.${value}`) }))} value={input.offender} onChange={(offender) => change({ offender })} />
      )}
      {asksDisadvantage(input) && (
        <SegmentedControl
          layout="halves"
          label={t('disadvantage')}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
          value={input.couldDisadvantageSoloist ? 'yes' : 'no'}
          onChange={(answer) => change({ couldDisadvantageSoloist: answer === 'yes' })}
        />
      )}
      {asksCounterCalls(input) && (
        <SegmentedControl
          layout="fifths"
          label={t(`counterCalls.${opposing}`)}
          options={[0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: t(`levels.${count as 0 | 1 | 2 | 3 | 4}`) }))}
          value={String(input.opposingCounterCalls)}
          onChange={(count) => change({ opposingCounterCalls: Number(count) })}
        />
      )}
      <SegmentedControl
        layout="halves"
        label={t('table')}
        options={(['4', '5'] as const).map((value) => ({ value, label: t(`tables.${value}`) }))}
        value={input.tableSize === 4 ? '4' : '5'}
        onChange={(size) => change({ tableSize: size === '4' ? 4 : 5 })}
      />
    </AidLayout>
  )
}
