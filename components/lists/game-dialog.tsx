'use client'

import { useTranslations } from 'next-intl'
import { useReducer, useState } from 'react'
import type { CorrectedList } from '@/components/lists/corrected-list'
import { GameScene } from '@/components/lists/game-scene'
import { useCorrectGame } from '@/components/lists/use-correct-game'
import { QuickEntry } from '@/components/score-list/quick-entry'
import { TypedEntry } from '@/components/score-list/typed-entry'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { freshPad } from '@/lib/phone/pad/fresh-pad'
import { padOfGame } from '@/lib/phone/pad/pad-of-game'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import { padState, type PadState, type PadTap } from '@/lib/phone/pad/pad-state'
import { gameAt } from '@/lib/rules/list/game-at'

type GameDialogProps = { corrected: CorrectedList; scene: PadScene; onClose: () => void }

/** One game of a list that was opened again: tapped as at the table, or typed as on paper, with the same checks. */
export function GameDialog({ corrected, scene, onClose }: GameDialogProps) {
  const words = useTranslations('correction')
  const pad = useTranslations('pad')
  const site = useTranslations('site')
  const [way, setWay] = useState<'taps' | 'points'>('taps')
  const row = gameAt(corrected.list, scene.place)
  const correcting = row !== null
  const [state, dispatch] = useReducer((before: PadState, tap: PadTap) => padState(scene, before, tap), scene, (first) => (row ? padOfGame(row) : freshPad(first)))
  const entry = useCorrectGame(corrected, scene.place, correcting, onClose)
  const common = { view: corrected, scene, correcting, entry }
  const game = String(scene.gameNo)
  return (
    <Dialog title={correcting ? words('gameTitle', { game }) : words('forgottenTitle', { game })} close={site('close')} open onOpenChange={(open) => !open && onClose()}>
      <GameScene corrected={corrected} scene={scene} />
      <div className="mb-3">
        <SegmentedControl
          label={words('way')}
          labelHidden
          value={way}
          onChange={setWay}
          options={[
            { value: 'taps', label: words('taps') },
            { value: 'points', label: words('points') },
          ]}
        />
      </div>
      {entry.refusals.length > 0 && (
        <div role="alert" className="mb-3 rounded-card bg-red-soft p-3 text-red">
          <strong>{pad('refused')}</strong>
          <ul>
            {entry.refusals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {way === 'points' ? (
        <TypedEntry {...common} {...(row && { initial: row.points })} />
      ) : (
        <QuickEntry
          {...common}
          state={state}
          tap={(tap) => {
            entry.forget()
            dispatch(tap)
          }}
        />
      )}
      {entry.asked !== null && (
        <div role="alert" className="mt-3 rounded-card bg-gold-soft p-3">
          <p className="font-semibold text-gold">{pad('highTitle', { value: String(entry.asked.value) })}</p>
          <p className="mb-3 text-ink-2">{pad('highText')}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={entry.takeBack}>{pad('highNo')}</Button>
            <Button look="filled" onClick={entry.confirm}>
              {pad('highYes')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
