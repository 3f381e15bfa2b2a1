'use client'

import { useTranslations } from 'next-intl'
import { BeforeRelease } from '@/components/score-list/before-release'
import { Closing } from '@/components/score-list/closing'
import { DealingQuestion } from '@/components/score-list/dealing-question'
import { KeptElsewhere } from '@/components/score-list/kept-elsewhere'
import type { ListView } from '@/components/score-list/list-view'
import { LockedNote } from '@/components/score-list/locked-note'
import { Pad } from '@/components/score-list/pad'
import { listMode } from '@/lib/phone/list-mode'
import { padScene } from '@/lib/phone/pad/pad-scene'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'

type BottomPanelProps = { view: ListView; correcting: number | null; onCorrected: () => void }

/** What can be done now; a correction takes the place of everything else while it lasts. */
export function BottomPanel({ view, correcting, onCorrected }: BottomPanelProps) {
  const t = useTranslations('violations.codes')
  const { list, server, state } = view
  const mode = listMode(list, server, state.deviceId)
  const canCorrect = mode === 'play' || mode === 'closing' || mode === 'strike-first'
  const scene = canCorrect && correcting !== null ? sceneOfPlace(list, correcting) : null
  if (scene && correcting !== null) return <Pad key={`correct-${correcting}`} view={view} scene={padScene(list.tableSize, correcting, scene)} correcting onDone={onCorrected} />

  const question = list.end !== null && list.dealingBegun === null && canCorrect && list.next.remaining > 0 ? <DealingQuestion view={view} /> : null
  switch (mode) {
    case 'play': {
      const { place } = list.next
      const coming = sceneOfPlace(list, place)
      if (!coming) return question
      const { dealer, presented, sitsOut } = coming
      return (
        <>
          {question}
          <Pad key={`${place}-${dealer}-${presented ?? ''}-${sitsOut ?? ''}`} view={view} scene={padScene(list.tableSize, place, coming)} correcting={false} onDone={onCorrected} />
        </>
      )
    }
    case 'strike-first':
      return question ?? <p className="py-2 text-ink-2">{t('strike-first')}</p>
    case 'closing':
      return <Closing view={view} />
    case 'before':
      return <BeforeRelease view={view} />
    case 'elsewhere':
      return <KeptElsewhere view={view} />
    case 'locked':
    case 'frozen':
    case 'totals':
      return <LockedNote view={view} />
  }
}
