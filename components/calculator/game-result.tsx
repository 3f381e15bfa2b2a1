'use client'

import { useTranslations } from 'next-intl'
import type { CalculatorInput } from '@/components/calculator/calculator-input'
import { gameOfInput } from '@/components/calculator/game-of-input'
import { ReasonList } from '@/components/calculator/reason-list'
import { resultView } from '@/components/calculator/result-view'
import { ViolationNotice } from '@/components/violations/violation-notice'
import { Button } from '@/components/ui/button'
import { formatPoints } from '@/lib/i18n/format-points'
import { checkGame } from '@/lib/rules/scoring/check-game'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'
import { scoreGame, type GameScore } from '@/lib/rules/scoring/score-game'

export type UseGame = (game: PlayedGame, score: GameScore) => void

type GameResultProps = { input: CalculatorInput; onUse: UseGame | undefined; onReset: () => void }

/** Winner and value, always in sight; why, and what is impossible, in plain words. */
export function GameResult({ input, onUse, onReset }: GameResultProps) {
  const t = useTranslations('calculator')
  const game = gameOfInput(input)
  if (game === null) return <p role="status">{t('result.pending')}</p>
  const violations = checkGame(game)
  if (violations.length > 0) return <ViolationNotice title={t('result.impossible')} violations={violations} />

  const score = scoreGame(game)
  const { side, value, reasons } = resultView(score)
  const points = { re: formatPoints(score.points.re), kontra: formatPoints(score.points.kontra) }
  return (
    <div className="flex flex-col gap-2">
      <div role="status" className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-[1.0625rem] leading-tight font-bold">{t(`result.winner.${score.winner ?? 'none'}`)}</p>
          <p className="text-[0.8125rem] text-ink-2">{t(`result.each.${game.kind}`, points)}</p>
        </div>
        <p className="text-[2.125rem] leading-none font-extrabold tracking-tight tabular-nums">
          {score.winner === null && value !== 0 && <span className="mr-2 text-base">{t(`parties.${side}`)}</span>}
          {formatPoints(value)}
        </p>
      </div>
      <ReasonList reasons={reasons} side={side} onReset={onReset} />
      {onUse !== undefined && (
        <Button look="filled" className="min-h-13 text-[1.0625rem]" onClick={() => onUse(game, score)}>
          {t('result.use', { value: String(Math.abs(value)) })}
        </Button>
      )}
    </div>
  )
}
