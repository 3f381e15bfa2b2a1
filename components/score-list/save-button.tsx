'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { useKindWords } from '@/components/score-list/use-kind-words'
import { LightButton } from '@/components/score-list/light-button'
import { formatPoints } from '@/lib/i18n/format-points'
import type { GamePayload } from '@/lib/rules/list/game-payload'

type SaveButtonProps = {
  view: Pick<ListView, 'list' | 'nameOf'>
  correcting: boolean
  saving: boolean
  game: GamePayload | null
  /** What is still missing while there is no game. */
  asks: string
  onSave: (game: GamePayload) => void
}

/** The one big button: it says what will be entered, so that a wrong tap is seen before it counts. */
export function SaveButton({ view, correcting, saving, game, asks, onSave }: SaveButtonProps) {
  const t = useTranslations('pad')
  const say = useKindWords(view)
  const words = () => {
    if (saving) return t('saving')
    if (!game) return asks
    const what = say(game)
    if (correcting) return t('correct', { what })
    const own = game.soloist === null ? null : (game.points[game.soloist - 1] ?? 0)
    return own === null ? t('enter', { what }) : t('enterAlone', { what, points: formatPoints(own) })
  }
  return (
    <LightButton
      look={game === null ? 'plain' : 'filled'}
      disabled={game === null || saving}
      focusableWhenDisabled
      onClick={() => {
        if (game) onSave(game)
      }}
      className="h-[3.375rem] w-full min-w-0 px-2 text-[1.0625rem] leading-tight font-bold"
    >
      <span className="line-clamp-2">{words()}</span>
    </LightButton>
  )
}
