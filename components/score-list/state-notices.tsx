'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { Notice } from '@/components/score-list/notice'
import { hallTime } from '@/lib/i18n/hall-time'

/** What the referee has said about the time of this table, and that a list was opened again, with the reason. */
export function StateNotices({ view: { list } }: { view: ListView }) {
  const t = useTranslations('claim.state')
  const { end, dealingBegun, extraTime, extraMinutes, reopened, next, submitted } = list
  if (submitted !== null) return null
  const reasons = extraTime.map(({ minutes, reason }) => t('minutes', { minutes: String(minutes), reason })).join('; ')
  return (
    <>
      {reopened?.goesOn && <Notice tone="warn">{t('reopened', { reason: reopened.reason })}</Notice>}
      {end === null && extraMinutes > 0 && <Notice tone="warn">{t('extra', { reasons })}</Notice>}
      {end !== null && (
        <Notice tone="warn">
          <strong>{t('over', { time: hallTime(end.receivedAt ?? end.typedAt) })}</strong> {extraMinutes > 0 && t('hadExtra', { reasons })}{' '}
          {dealingBegun?.begun === true && next.remaining > 0 && next.normalGamesOpen && next.presented === null && t('playedOut')} {next.presented !== null && t('solosAgain')}
        </Notice>
      )}
    </>
  )
}
