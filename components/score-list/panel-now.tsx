'use client'

import { useTranslations } from 'next-intl'
import { BeforeRelease } from '@/components/score-list/before-release'
import { ClaimButton } from '@/components/score-list/claim-button'
import { DealingQuestion } from '@/components/score-list/dealing-question'
import { KeptElsewhere } from '@/components/score-list/kept-elsewhere'
import type { ListView } from '@/components/score-list/list-view'
import { LockedNote } from '@/components/score-list/locked-note'
import { Pad } from '@/components/score-list/pad'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import { modesInPlay, type ListMode } from '@/lib/phone/list-mode'
import { padScene } from '@/lib/phone/pad/pad-scene'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'

type PanelNowProps = { view: ListView; mode: ListMode; correcting: number | null; onCorrected: () => void; onClaim: () => void }

/** What can be done now; a correction takes the place of everything else while it lasts. */
export function PanelNow({ view, mode, correcting, onCorrected, onClaim }: PanelNowProps) {
  const t = useTranslations('violations.codes')
  const loading = useTranslations('list')('starting')
  const parts = useLaterParts()
  const { list } = view
  const scene = modesInPlay.has(mode) && correcting !== null ? sceneOfPlace(list, correcting) : null
  if (scene && correcting !== null) return <Pad key={`correct-${correcting}`} view={view} scene={padScene(list.tableSize, correcting, scene)} correcting onDone={onCorrected} onClaim={onClaim} />

  const question = list.end !== null && list.dealingBegun === null && modesInPlay.has(mode) && list.next.remaining > list.owed.length ? <DealingQuestion view={view} /> : null
  switch (mode) {
    case 'play': {
      const { place } = list.next
      const coming = sceneOfPlace(list, place)
      if (!coming) return question
      const { dealer, presented, sitsOut } = coming
      // A game that is dealt again starts with an empty pad.
      const repeats = list.rows.filter((row) => row.row === 'penalty' && row.place === place && row.after === 'not-played').length
      return (
        <>
          {question}
          <Pad key={`${place}-${dealer}-${presented ?? ''}-${sitsOut ?? ''}-${repeats}`} view={view} scene={padScene(list.tableSize, place, coming)} correcting={false} onDone={onCorrected} onClaim={onClaim} />
        </>
      )
    }
    case 'strike-first':
      return (
        <>
          {question ?? (parts ? <parts.StrikeNote view={view} /> : <p className="py-2 text-ink-2">{t('strike-first')}</p>)}
          <ClaimButton onClaim={onClaim} />
        </>
      )
    case 'closing':
      return (
        <div className="flex flex-col gap-2.5">
          {parts ? <parts.Closing view={view} /> : <p className="text-ink-2">{loading}</p>}
          <ClaimButton onClaim={onClaim} />
        </div>
      )
    case 'before':
      return <BeforeRelease view={view} />
    case 'elsewhere':
      return (
        <>
          <KeptElsewhere view={view} />
          <ClaimButton onClaim={onClaim} />
        </>
      )
    case 'locked':
    case 'frozen':
    case 'totals':
      return <LockedNote view={view} />
  }
}
