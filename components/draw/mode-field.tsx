'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useId } from 'react'

const modes = ['random', 'standings-avoid', 'standings', 'final'] as const

export type Mode = (typeof modes)[number]

type ModeFieldProps = {
  value: Mode
  onChange: (value: Mode) => void
  standings: { afterRound: number; official: boolean } | null
  openRound: number | null
}

/** How people come to their tables: each way with a sentence, and what its standings are worth. */
export function ModeField({ value, onChange, standings, openRound }: ModeFieldProps) {
  const words = useTranslations('drawMode')
  const name = useId()
  const round = String(standings?.afterRound ?? 0)
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.8125rem] font-semibold text-ink-2">{words('label')}</legend>
      <div className="flex flex-col gap-2">
        {modes.map((mode) => {
          const possible = mode === 'random' || standings !== null
          return (
            <label key={mode} className={clsx('flex gap-3 rounded-card border px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-blue', value === mode ? 'border-green bg-green-soft' : 'border-edge bg-card', !possible && 'text-ink-2')}>
              <input type="radio" name={name} value={mode} checked={value === mode} disabled={!possible} onChange={() => onChange(mode)} className="mt-1 size-4 shrink-0 accent-green" />
              <span className="min-w-0">
                <b className="block font-semibold">{words(`modes.${mode}.name`)}</b>
                <span className="text-[0.875rem] text-ink-2">{words(`modes.${mode}.text`)}</span>
              </span>
            </label>
          )
        })}
      </div>
      {standings === null && <p className="mt-2 text-[0.8125rem] text-ink-2">{words('needsRound')}</p>}
      {standings !== null && value !== 'random' && (
        <p role="status" className={clsx('mt-2 text-[0.8125rem]', standings.official && openRound === null ? 'text-ink-2' : 'font-semibold text-gold')}>
          {!standings.official ? words('provisional', { round }) : openRound !== null ? words('behind', { round, open: String(openRound) }) : words('by', { round })}
        </p>
      )}
    </fieldset>
  )
}
