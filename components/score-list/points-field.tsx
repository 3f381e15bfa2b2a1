'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { controlClasses } from '@/components/ui/control-classes'
import { formatPoints } from '@/lib/i18n/format-points'

type PointsFieldProps = { name: string; value: number | null; onChange: (value: number | null) => void }

/** One figure of a row. The keys of phones often have no minus, so the sign has a key of its own. */
export function PointsField({ name, value, onChange }: PointsFieldProps) {
  const t = useTranslations('pad')
  const [minus, setMinus] = useState(value !== null && value < 0)
  const take = (size: number | null, isMinus: boolean) => {
    setMinus(isMinus)
    onChange(size === null ? null : isMinus ? 0 - size : size)
  }
  const size = value === null ? null : Math.abs(value)
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className="truncate text-[0.8125rem] font-semibold">{name}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('pointsOf', { name })}
        value={value === null ? (minus ? '\u2212' : '') : formatPoints(value)}
        onChange={(event) => {
          const text = event.target.value
          const digits = text.replaceAll(/\D/g, '').slice(0, 3)
          take(digits === '' ? null : Number(digits), /[-\u2212]/.test(text))
        }}
        className={clsx(controlClasses, 'px-1.5 text-right font-bold tabular-nums', minus && 'text-red')}
      />
      <button type="button" aria-label={t('sign', { name })} onClick={() => take(size, !minus)} className="h-11 rounded-card border border-line-2 bg-card text-lg font-bold hover:bg-paper">
        {minus ? '\u2212' : '+'}
      </button>
    </label>
  )
}
