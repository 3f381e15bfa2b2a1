'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { SeatName } from '@/components/score-list/seat-name'
import { formatPoints } from '@/lib/i18n/format-points'
import { padGame } from '@/lib/phone/pad/pad-game'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import type { PadState } from '@/lib/phone/pad/pad-state'
import type { Position } from '@/lib/rules/table/table-size'

type PeopleButtonsProps = { view: Pick<ListView, 'nameOf'>; scene: PadScene; state: PadState; onTap: (position: Position) => void }

/** Who scored positive: one button for each who plays, with the points that will stand in the row. */
export function PeopleButtons({ view: { nameOf }, scene, state, onTap }: PeopleButtonsProps) {
  const t = useTranslations('pad')
  const said = padGame(scene, state)
  const pointsOf = (position: Position): string => {
    if (said.ready) return formatPoints(said.game.points[position - 1] ?? 0)
    return state.value !== null && state.value > 0 && state.chosen.includes(position) ? formatPoints(state.value) : '\u00a0'
  }
  return (
    <div role="group" aria-label={t('people')} className="my-2 grid grid-cols-4 gap-1 min-[360px]:gap-1.5">
      {scene.players.map((position) => {
        const isChosen = state.chosen.includes(position)
        return (
          <button
            key={position}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onTap(position)}
            className={clsx(
              'h-15 min-w-0 rounded-card border px-1 leading-tight font-semibold transition-colors',
              isChosen ? 'border-green bg-green text-green-ink' : 'border-line-2 bg-card hover:bg-paper',
            )}
          >
            <span className="block truncate text-[0.8125rem] min-[400px]:text-sm">
              <SeatName position={position} name={nameOf(position)} />
            </span>
            <span className="block text-xl font-[750] tabular-nums">{pointsOf(position)}</span>
          </button>
        )
      })}
    </div>
  )
}
