'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { AwardResult } from '@/components/penalty-form/award-result'
import { CatalogueChoice } from '@/components/penalty-form/catalogue-choice'
import { decidedAward, type AwardTie } from '@/components/penalty-form/decided-award'
import type { Decision } from '@/components/penalty-form/decision'
import { DecisionQuestions } from '@/components/penalty-form/decision-questions'
import type { FormEntry } from '@/components/penalty-form/form-entry'
import { outsideDecision, type OutsideDecision } from '@/components/penalty-form/outside-decision'
import { OutsideResult } from '@/components/penalty-form/outside-result'
import { PersonChoice, type FormPerson } from '@/components/penalty-form/person-choice'
import { startOfDecision } from '@/components/penalty-form/start-of-decision'
import { awardPreview } from '@/components/penalty-form/award-preview'
import { SegmentedControl } from '@/components/ui/segmented-control'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import { sceneOfAward } from '@/lib/rules/list/scene-of-award'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Position } from '@/lib/rules/table/table-size'

const severities = ['insignificant', 'minor', 'serious', 'decided'] as const
const withBound = [...severities, 'bound'] as const

export type PenaltyFormProps = {
  /** As far as this page or device knows it; preview and refusals follow from it. */
  list: ScoreList
  tie: AwardTie
  /** Who sits at the table, in order of position, with what is to be known of each. */
  people: readonly FormPerson[]
  /** Whom the claim names. */
  suspects?: readonly Position[]
  /** The decision that this one is to replace. */
  earlier?: PenaltyPayload | null
  /** What can be chosen from, where somebody decides and does not only write down. */
  catalogue?: readonly FormEntry[]
  /** What stands below the result: usually the button that signs. `award` is null as long as it cannot be made, or stands `outside` the list. */
  children: (award: PenaltyPayload | null, outside: OutsideDecision | null) => ReactNode
}

/** Turns what a referee says into an award, with its points and what becomes of the game in sight; needs the message areas `penaltyForm` and `violations`. */
export function PenaltyForm({ list, tie, people, suspects = [], earlier = null, catalogue, children }: PenaltyFormProps) {
  const t = useTranslations('penaltyForm')
  const scene = sceneOfAward(list, tie)
  const [decision, setDecision] = useState(() => startOfDecision({ presented: scene?.presented ?? null, suspects, earlier }))
  const chosen = catalogue?.find(({ id }) => id === decision.reason)
  const bound = chosen?.kind === 'bound-decision' ? chosen : null
  const outside = earlier === null ? outsideDecision(decision, bound, list.tableSize, scene) : null
  const award = outside ? null : decidedAward(decision, tie, bound)
  const preview = award && awardPreview(list, award, earlier !== null)
  const change = (part: Partial<Decision>) => setDecision({ ...decision, ...part })
  const players = people.filter(({ position }) => position !== scene?.sitsOut && position !== scene?.empty)
  const noted = people.map((person) => (person.position === scene?.sitsOut ? { ...person, note: t('sitsOut') } : person.position === decision.soloist && decision.kind === 'solo' ? { ...person, note: t('soloistNote') } : person))
  return (
    <div className="flex flex-col gap-4">
      <PersonChoice offends label={t('offender')} people={noted} chosen={decision.offender} onChoose={(offender) => setDecision({ ...decision, offender })} />
      {catalogue && decision.severity !== 'bound' && <CatalogueChoice catalogue={catalogue} decision={decision} onChange={change} />}
      <div>
        <SegmentedControl
          layout="halves"
          label={t('severity')}
          options={(catalogue ? withBound : severities).map((value) => ({ value, label: t(`severities.${value}`) }))}
          value={decision.severity}
          onChange={(severity) => change({ severity, ...((severity === 'bound') !== (decision.severity === 'bound') && { reason: null }) })}
        />
        {decision.severity !== null && <p className="mt-1.5 text-[0.8125rem] text-ink-2">{t(`severityHints.${decision.severity}`)}</p>}
      </div>
      {catalogue && decision.severity === 'bound' && <CatalogueChoice catalogue={catalogue} decision={decision} onChange={change} />}
      {decision.severity !== 'bound' && <DecisionQuestions decision={decision} players={players} presented={scene?.presented ?? null} onChange={change} />}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2.5 border-t border-line-2 bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {outside ? <OutsideResult outside={outside} name={people.find(({ position }) => position === outside.offender)?.name ?? ''} /> : <AwardResult preview={preview} people={people} />}
        {children(preview?.possible === true ? award : null, outside)}
      </div>
    </div>
  )
}
