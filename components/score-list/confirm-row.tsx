'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { LightButton } from '@/components/score-list/light-button'
import { formatPoints } from '@/lib/i18n/format-points'
import { hallTime } from '@/lib/i18n/hall-time'
import { ownFigures } from '@/lib/phone/own-figures'
import type { ConfirmationState } from '@/lib/rules/list/confirmation-states'

const words = { missing: 'confirm', outdated: 'outdated', objected: 'agree', confirmed: 'confirmed' } as const satisfies Record<ConfirmationState['state'], string>

/** One player with the own figures: they are right, or the referee has to look at them. */
export function ConfirmRow({ view: { list, phone, nameOf }, confirmation: { position, state, stamp } }: { view: ListView; confirmation: ConfirmationState }) {
  const t = useTranslations('list.closing')
  const { points, penalties } = ownFigures(list, position)
  const isConfirmed = state === 'confirmed'
  const isObjected = state === 'objected'
  const name = nameOf(position)
  const fromOwnPhone = isConfirmed && stamp?.by != null && !stamp.by.startsWith('device:')
  const when = stamp && isConfirmed ? hallTime(stamp.receivedAt ?? stamp.typedAt) : ''
  return (
    <div className={isObjected ? 'rounded-card bg-red-soft p-1.5' : undefined}>
      {isObjected && (
        <p className="flex items-center gap-2 px-1.5 pb-1.5 text-sm font-semibold text-red">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          {t('objected', { name })}
        </p>
      )}
      <div className="flex gap-1.5">
        <LightButton disabled={isConfirmed} focusableWhenDisabled className="min-w-0 grow justify-start text-left leading-tight" onClick={() => void phone.save({ kind: 'list-confirmed', payload: { position } })}>
          <CircleCheck aria-hidden className={isConfirmed ? 'size-5 shrink-0 text-green' : 'size-5 shrink-0 text-line-2'} />
          <span className="min-w-0 grow wrap-anywhere hyphens-auto">
            {t(words[state], { name })}
            {penalties !== 0 && <span className="block text-[0.8125rem] font-normal text-ink-2">{t('penalties', { points: formatPoints(penalties) })}</span>}
            {isConfirmed && <span className="block text-[0.8125rem] font-normal text-ink-2">{fromOwnPhone ? t('byOwnPhone', { time: when }) : when}</span>}
          </span>
          <span className="shrink-0 text-lg font-[750] tabular-nums">{formatPoints(points)}</span>
        </LightButton>
        {!isObjected && (
          <LightButton aria-label={t('objectLong', { name })} room="narrow" className="shrink-0 text-[0.8125rem] text-ink-2" onClick={() => void phone.save({ kind: 'list-objected', payload: { position } })}>
            {t('object')}
          </LightButton>
        )}
      </div>
    </div>
  )
}
