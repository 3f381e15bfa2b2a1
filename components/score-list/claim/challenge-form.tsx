'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChoiceButtons } from '@/components/score-list/claim/choice-buttons'
import { LightButton } from '@/components/score-list/light-button'
import type { ListView } from '@/components/score-list/list-view'
import { peopleOf } from '@/lib/phone/people-of'
import { toggled } from '@/lib/phone/toggled'
import type { Position } from '@/lib/rules/table/table-size'

/** A player does not accept the decision, at once: then the tribunal has the last word. */
export function ChallengeForm({ view: { list, phone, nameOf }, penaltyId, onDone }: { view: ListView; penaltyId: string; onDone: () => void }) {
  const t = useTranslations('claim.challenge')
  const [challenger, setChallenger] = useState<readonly Position[]>([])
  const challenge = () => {
    onDone()
    void phone.save({ kind: 'penalty-challenged', payload: { penaltyId, challenger: challenger[0] ?? null } })
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <p className="text-ink-2">{t('text')}</p>
      <ChoiceButtons label={t('who')} choices={peopleOf(list).map((position) => ({ value: position, words: nameOf(position) }))} chosen={challenger} onToggle={(position) => setChallenger(toggled(challenger, position, 1))} />
      <LightButton look="filled" onClick={challenge}>
        {t('yes')}
      </LightButton>
    </div>
  )
}
