'use client'

import { useTranslations } from 'next-intl'
import { useReducer, useState } from 'react'
import type { ListView } from '@/components/score-list/list-view'
import { PadFoot } from '@/components/score-list/pad-foot'
import { PadHead } from '@/components/score-list/pad-head'
import { QuickEntry } from '@/components/score-list/quick-entry'
import { TypedEntry } from '@/components/score-list/typed-entry'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import { useEnterGame } from '@/components/score-list/use-enter-game'
import { Sheet } from '@/components/score-list/sheet'
import { LightButton } from '@/components/score-list/light-button'
import { freshPad } from '@/lib/phone/pad/fresh-pad'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import { padState, type PadState, type PadTap } from '@/lib/phone/pad/pad-state'

export type PadProps = { view: ListView; scene: PadScene; correcting: boolean; onDone: () => void; onClaim: () => void }

/** Where a game is entered, by taps or by typing, under the thumb. */
export function Pad({ view, scene, correcting, onDone, onClaim }: PadProps) {
  const t = useTranslations('pad')
  const close = useTranslations('list.head')('close')
  const [typing, setTyping] = useState(false)
  const [calculating, setCalculating] = useState(false)
  const parts = useLaterParts()
  const [state, dispatch] = useReducer((before: PadState, tap: PadTap) => padState(scene, before, tap), scene, freshPad)
  const entry = useEnterGame(view, correcting, onDone)
  const { asked } = entry
  const tap = (next: PadTap) => {
    entry.forget()
    dispatch(next)
  }
  return (
    <div aria-label={t('label')} role="group">
      <PadHead view={view} scene={scene} correcting={correcting} />
      {entry.refusals.length > 0 && (
        <div role="alert" className="mb-2 rounded-card bg-red-soft p-2.5 text-sm text-red">
          <strong>{t('refused')}</strong>
          <ul>
            {entry.refusals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {typing ? <TypedEntry view={view} scene={scene} correcting={correcting} entry={entry} /> : <QuickEntry view={view} scene={scene} correcting={correcting} entry={entry} state={state} tap={tap} />}
      <PadFoot view={view} correcting={correcting} typing={typing} onTyping={setTyping} onCalculate={parts && (() => setCalculating(true))} onCancel={onDone} onClaim={onClaim} />
      <Sheet title={t('calculator')} close={close} open={calculating} onClose={() => setCalculating(false)}>
        {parts && (
          <parts.Calculator
            {...(state.why && { game: state.why })}
            onUse={(why, { points }) => {
              setCalculating(false)
              setTyping(false)
              tap({ tap: 'value', value: Math.abs(points.kontra), why })
            }}
          />
        )}
      </Sheet>
      <Sheet
        title={t('highTitle', { value: String(asked?.value ?? 0) })}
        text={t('highText')}
        close={close}
        open={asked !== null}
        onClose={entry.takeBack}
        actions={
          <>
            <LightButton onClick={entry.takeBack}>{t('highNo')}</LightButton>
            <LightButton look="filled" onClick={entry.confirm}>
              {t('highYes')}
            </LightButton>
          </>
        }
      />
    </div>
  )
}
