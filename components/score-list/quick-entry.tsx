'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { PeopleButtons } from '@/components/score-list/people-buttons'
import { SaveButton } from '@/components/score-list/save-button'
import type { GameEntry } from '@/components/score-list/use-enter-game'
import { ValueButtons } from '@/components/score-list/value-buttons'
import { LightToggle } from '@/components/score-list/light-toggle'
import { loneOf } from '@/lib/phone/pad/lone-of'
import { padGame } from '@/lib/phone/pad/pad-game'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import type { PadState, PadTap } from '@/lib/phone/pad/pad-state'

type QuickEntryProps = { view: Pick<ListView, 'list' | 'nameOf'>; scene: PadScene; correcting: boolean; entry: GameEntry; state: PadState; tap: (tap: PadTap) => void }

/** Value, then who scored positive: the app finds signs, rubric and the compulsory solo by itself. */
export function QuickEntry({ view, scene, correcting, entry, state, tap }: QuickEntryProps) {
  const t = useTranslations('pad')
  const said = padGame(scene, state)
  const mayBeMarriage = scene.presented === null && loneOf(scene, state.chosen) !== null && state.value !== null
  const isZero = state.value === 0 && scene.presented === null
  const asks = { value: 'askValue', who: 'askWho', 'whose-zero': 'whoseZero' } as const
  return (
    <>
      {(mayBeMarriage || isZero) && (
        <div className="mb-2 flex flex-wrap items-center gap-2">
          {isZero && (
            <>
              <p className="w-full text-sm font-semibold">{t('whoseZero')}</p>
              <LightToggle pressed={state.zeroNormal} onChange={() => tap({ tap: 'zero-normal' })}>
                {t('zeroNormal')}
              </LightToggle>
            </>
          )}
          {mayBeMarriage && (
            <LightToggle pressed={state.marriage} onChange={() => tap({ tap: 'marriage' })}>
              {t('marriage')}
            </LightToggle>
          )}
        </div>
      )}
      <ValueButtons value={state.value} onChange={(value) => tap({ tap: 'value', value })} />
      <PeopleButtons view={view} scene={scene} state={state} onTap={(position) => tap({ tap: 'person', position })} />
      <SaveButton view={view} correcting={correcting} saving={entry.saving} game={said.ready ? said.game : null} asks={t(said.ready ? 'askValue' : asks[said.question])} onSave={entry.enter} />
    </>
  )
}
