'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChoiceButtons } from '@/components/score-list/claim/choice-buttons'
import type { ListView } from '@/components/score-list/list-view'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { peopleOf } from '@/lib/phone/people-of'
import { checkOperation } from '@/lib/rules/list/check-operation'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import type { Position } from '@/lib/rules/table/table-size'

/** Somebody else dealt this game: it stands, and the order goes on as before. */
export function DealerForm({ view, place }: { view: ListView; place: number }) {
  const t = useTranslations('claim.dealer')
  const { list, phone, nameOf } = view
  const say = useViolationText(nameOf)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const scene = sceneOfPlace(list, place)
  if (scene === null) return null
  const deals = (position: Position) => {
    const change = { kind: 'dealer-deviated' as const, payload: { place, dealer: position === scene.scheduledDealer ? null : position } }
    const violations = checkOperation(list, change)
    setRefusals(violations.map((violation) => `${say(violation)} (TSR ${violation.tsr})`))
    if (violations.length === 0 && position !== scene.dealer) void phone.save(change)
  }
  return (
    <div className="flex flex-col gap-2">
      <ChoiceButtons label={t('who', { gameNo: String(scene.gameNo) })} choices={peopleOf(list).map((position) => ({ value: position, words: nameOf(position) }))} chosen={[scene.dealer]} onToggle={deals} />
      <p className="text-[0.8125rem] text-ink-2">{t('hint', { dealer: nameOf(scene.scheduledDealer) })}</p>
      {refusals.map((text) => (
        <p key={text} role="alert" className="rounded-card bg-red-soft p-3 text-red">
          {text}
        </p>
      ))}
    </div>
  )
}
