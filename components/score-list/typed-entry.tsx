'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ListView } from '@/components/score-list/list-view'
import { PointsField } from '@/components/score-list/points-field'
import { SaveButton } from '@/components/score-list/save-button'
import type { GameEntry } from '@/components/score-list/use-enter-game'
import { LightToggle } from '@/components/score-list/light-toggle'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import { typedGame, type TypedChoice } from '@/lib/phone/pad/typed-game'
import { rowShape } from '@/lib/rules/list/row-shape'
import type { RowPoints } from '@/lib/rules/list/score-row'
import { positionsOf, type Position } from '@/lib/rules/table/table-size'

type TypedEntryProps = { view: Pick<ListView, 'list' | 'nameOf'>; scene: PadScene; correcting: boolean; entry: GameEntry; /** What stands in the row already. */ initial?: RowPoints }

const nothing: TypedChoice = { marriage: false, zero: null }

/** The four figures as they would be written on paper; the rules say whether they can stand. */
export function TypedEntry({ view, scene, correcting, entry, initial = [] }: TypedEntryProps) {
  const t = useTranslations('pad')
  const [typed, setTyped] = useState<Readonly<Partial<Record<Position, number | null>>>>(() => Object.fromEntries(initial.map((value, index) => [index + 1, value])))
  const [choice, setChoice] = useState(nothing)
  const points = positionsOf(scene.tableSize).map((position) => (scene.players.includes(position) ? (typed[position] ?? null) : null))
  const isWhole = scene.players.every((position) => (typed[position] ?? null) !== null)
  const shape = isWhole ? rowShape(points) : null
  const game = isWhole ? typedGame(scene, points, choice) : null
  const asksZero = shape?.form === 'zero' && scene.presented === null
  const mayBeMarriage = scene.presented === null && (shape?.form === 'one-three' || (asksZero && choice.zero !== null && choice.zero !== 'normal'))
  const change = (next: Partial<TypedChoice>) => {
    entry.forget()
    setChoice({ ...choice, ...next })
  }
  return (
    <>
      {asksZero && (
        <div className="mb-2 flex flex-wrap gap-2">
          <p className="w-full text-sm font-semibold">{t('whoseZero')}</p>
          <LightToggle pressed={choice.zero === 'normal'} onChange={() => change({ zero: 'normal', marriage: false })}>
            {t('zeroNormal')}
          </LightToggle>
          {scene.players.map((position) => (
            <LightToggle key={position} pressed={choice.zero === position} onChange={() => change({ zero: position })}>
              {view.nameOf(position)}
            </LightToggle>
          ))}
        </div>
      )}
      {mayBeMarriage && (
        <div className="mb-2">
          <LightToggle pressed={choice.marriage} onChange={(marriage) => change({ marriage })}>
            {t('marriage')}
          </LightToggle>
        </div>
      )}
      <div className="mb-2 grid grid-cols-4 gap-1.5">
        {scene.players.map((position) => (
          <PointsField
            key={position}
            name={`${position} ${view.nameOf(position)}`}
            value={typed[position] ?? null}
            onChange={(value) => {
              entry.forget()
              setTyped({ ...typed, [position]: value })
            }}
          />
        ))}
      </div>
      <SaveButton view={view} correcting={correcting} saving={entry.saving} game={game} asks={t(asksZero ? 'whoseZero' : 'askPoints')} onSave={entry.enter} />
    </>
  )
}
