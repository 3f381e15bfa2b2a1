'use client'

import { Toggle } from '@base-ui/react/toggle'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { highestCall } from '@/components/calculator/highest-call'
import { calls as levels, type Call } from '@/lib/rules/calls/call'
import type { Party } from '@/lib/rules/party'
import type { PartyCalls } from '@/lib/rules/scoring/played-game'

type CallRowProps = { party: Party; calls: PartyCalls; onTap: (call: Call) => void }

/** Call and counter-calls of a party, each lit up to the highest. */
export function CallRow({ party, calls, onTap }: CallRowProps) {
  const t = useTranslations('calculator')
  const labelId = useId()
  const highest = highestCall(calls)
  const lit = highest === null ? -1 : levels.indexOf(highest)
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="mb-1.5 text-[0.8125rem] font-semibold text-ink-2">
        {t(`calls.label.${party}`)}
      </p>
      <div className="grid grid-cols-5 gap-px overflow-hidden rounded-card border border-edge bg-line">
        {levels.map((level, index) => (
          <Toggle
            key={level}
            pressed={index <= lit}
            onPressedChange={() => onTap(level)}
            className="min-h-11 bg-card px-0.5 py-1 text-center text-[0.75rem] leading-tight font-semibold min-[360px]:text-[0.8125rem] transition-colors -outline-offset-3 hover:bg-paper data-[pressed]:bg-green data-[pressed]:text-green-ink"
          >
            {level === 'call' ? t(`parties.${party}`) : t(`calls.${level}`)}
          </Toggle>
        ))}
      </div>
    </div>
  )
}
