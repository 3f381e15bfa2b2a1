'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { controlClasses } from '@/components/ui/control-classes'

const usual = [1, 2, 3, 4, 5, 6]
const rarer = [7, 8, 9, 10, 11, 12, 0]

type ValueButtonsProps = { value: number | null; onChange: (value: number | null) => void }

const keyClasses = 'h-11 rounded-card border text-[1.0625rem] font-[650] tabular-nums transition-colors'

/** The values of a game: the usual ones in sight, the others one tap away. */
export function ValueButtons({ value, onChange }: ValueButtonsProps) {
  const t = useTranslations('pad')
  const [opened, setOpened] = useState(false)
  const isRare = value !== null && !usual.includes(value)
  const more = opened || isRare
  const key = (points: number) => (
    <button
      key={points}
      type="button"
      aria-pressed={value === points}
      aria-label={t('value', { value: String(points) })}
      onClick={() => onChange(points)}
      className={clsx(keyClasses, value === points ? 'border-ink bg-ink text-paper' : 'border-line-2 bg-card hover:bg-paper')}
    >
      {points}
    </button>
  )
  return (
    <div role="group" aria-label={t('values')} className="flex flex-col gap-1.5">
      {more && (
        <>
          <label className="flex items-center gap-2 text-sm">
            <span className="grow text-ink-2">
              {t('otherValue')} ({t('otherValueHint')})
            </span>
            <input
              inputMode="numeric"
              autoComplete="off"
              value={isRare || opened ? String(value ?? '') : ''}
              onChange={(event) => {
                const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 2)
                onChange(digits === '' ? null : Number(digits))
              }}
              className={clsx(controlClasses, 'max-w-20 text-right tabular-nums')}
            />
          </label>
          <div className="grid grid-cols-7 gap-1 min-[360px]:gap-1.5">{rarer.map(key)}</div>
        </>
      )}
      <div className="grid grid-cols-7 gap-1 min-[360px]:gap-1.5">
        {usual.map(key)}
        <button
          type="button"
          aria-expanded={more}
          aria-label={t(more ? 'fewerValues' : 'moreValues')}
          onClick={() => {
            setOpened(!more)
            if (isRare) onChange(null)
          }}
          className={clsx(keyClasses, 'border-line-2 bg-card hover:bg-paper')}
        >
          …
        </button>
      </div>
    </div>
  )
}
