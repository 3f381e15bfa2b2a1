'use client'

import clsx from 'clsx'
import { useKindWords } from '@/components/score-list/use-kind-words'
import type { ListView } from '@/components/score-list/list-view'
import { formatPoints } from '@/lib/i18n/format-points'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { positionsOf } from '@/lib/rules/table/table-size'

/** A game in one line: what it was, and the points by name. */
export function PointsLine({ view, game }: { view: ListView; game: GamePayload }) {
  const say = useKindWords(view)
  return (
    <>
      <p>{say(game)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
        {positionsOf(view.list.tableSize).map((position) => {
          const points = game.points[position - 1] ?? null
          return points === null ? null : (
            <li key={position} className={clsx('whitespace-nowrap', points > 0 ? 'font-bold text-green' : 'text-ink-2')}>
              {view.nameOf(position)} {formatPoints(points)}
            </li>
          )
        })}
      </ul>
    </>
  )
}
