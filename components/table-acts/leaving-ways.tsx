'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { LeaverData, LeavingSceneData } from '@/components/table-acts/leaving-scene-data'

export type LeavingWay = 'substitute' | 'as-four' | 'freeze'

type LeavingWaysProps = { scene: LeavingSceneData; leaver: LeaverData | undefined; mayFreeze: boolean; value: LeavingWay; onChange: (way: LeavingWay) => void }

/** The ways in which a table goes on, each with what it means in figures. */
export function LeavingWays({ scene, leaver, mayFreeze, value, onChange }: LeavingWaysProps) {
  const words = useTranslations('leaving')
  const { remaining, owed } = scene
  const four = leaver?.asFour ?? null
  const ways = [
    { way: 'substitute' as const, label: words('substitute'), text: words('substituteText'), disabled: false },
    ...(four ? [{ way: 'as-four' as const, label: words('fours'), text: words('foursText', { ...four, before: String(remaining) }), disabled: false }] : []),
    { way: 'freeze' as const, label: words('freeze'), text: mayFreeze ? words('freezeText', { remaining, owed }) : words('freezeByReferee'), disabled: !mayFreeze },
  ]
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.8125rem] font-semibold text-ink-2">{words('way')}</legend>
      <div className="flex flex-col gap-2">
        {ways.map(({ way, label, text, disabled }) => (
          <label key={way} className={clsx('flex min-h-11 gap-3 rounded-card border px-3.5 py-2.5', value === way ? 'border-green bg-green-soft' : 'border-line-2', disabled ? 'text-ink-2' : 'cursor-pointer')}>
            <input type="radio" name="leaving-way" value={way} checked={value === way} disabled={disabled} onChange={() => onChange(way)} className="mt-0.5 size-5 shrink-0 accent-green" />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              {(value === way || disabled) && <span className="mt-0.5 block text-ink-2">{text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
