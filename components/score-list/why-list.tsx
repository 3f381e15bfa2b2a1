'use client'

import { useTranslations } from 'next-intl'
import { formatPoints } from '@/lib/i18n/format-points'
import { checkGame } from '@/lib/rules/scoring/check-game'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'
import { scoreGame } from '@/lib/rules/scoring/score-game'

/** "Why 5?": the reasons that the calculator gave when the game was entered, each with its paragraph. */
export function WhyList({ game }: { game: PlayedGame }) {
  const t = useTranslations('calculator')
  if (checkGame(game).length > 0) return null
  return (
    <ul aria-label={t('reasons.label')} className="mt-2 rounded-card border border-line">
      {scoreGame(game).reasons.map(({ code, party, tsr, points }) => (
        <li key={`${code} ${party}`} className="flex justify-between gap-3 border-t border-line px-3 py-1.5 text-sm first:border-t-0">
          <span>
            {t(`reasons.${code}`)} <span className="whitespace-nowrap text-ink-2">TSR {tsr}</span>
          </span>
          <span className="whitespace-nowrap">
            {t(`parties.${party}`)} <b>{formatPoints(points)}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}
