'use client'

import { useTranslations } from 'next-intl'
import { possibleSpecials } from '@/components/rules/trick/possible-specials'
import type { TrickAnswer } from '@/components/rules/trick/trick-answer'
import { Button } from '@/components/ui/button'
import type { Card } from '@/lib/rules/tricks/card'
import { cardPointsOfTrick } from '@/lib/rules/tricks/card-points-of-trick'
import { placeInGame } from '@/lib/rules/tricks/place-in-game'
import type { GameType } from '@/lib/rules/tricks/trumps'

type TrickResultProps = { game: GameType; cards: readonly Card[]; led: Card | null; answer: TrickAnswer | null; lastTrick: boolean; onReset: () => void }

/** The winner with the reason, what the trick brings; before that, what has to be followed. */
export function TrickResult({ game, cards, led, answer, lastTrick, onReset }: TrickResultProps) {
  const t = useTranslations('aids.trick')
  if (answer === null) {
    return (
      <p role="status">
        {led === null ? t('pending') : t(`follow.${placeInGame(game, led).suit}`)}
        {led !== null && <span className="text-[0.8125rem] whitespace-nowrap text-ink-2"> TSR 5.2.2</span>}
      </p>
    )
  }
  const specials = possibleSpecials(game, cards, answer.winner, lastTrick)
  return (
    <div role="status" className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-[1.0625rem] font-bold">{t('winner', { place: String(answer.winner + 1) })}</p>
        <p className="shrink-0 text-xl font-extrabold tabular-nums">{t('cardPoints', { cardPoints: String(cardPointsOfTrick(cards)) })}</p>
      </div>
      <p>
        {t(`reasons.${answer.reason}`)} <span className="text-[0.8125rem] whitespace-nowrap text-ink-2">TSR {answer.tsr}</span>
      </p>
      {specials.map(({ code, tsr, from }) => (
        <p key={`${code} ${from ?? ''}`}>
          {t(`specials.${code}`, { place: String((from ?? 0) + 1) })} <span className="text-[0.8125rem] whitespace-nowrap text-ink-2">TSR {tsr}</span>
        </p>
      ))}
      <Button className="mt-1" onClick={onReset}>
        {t('reset')}
      </Button>
    </div>
  )
}
