'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { BoundEntry } from '@/components/penalty-form/form-entry'
import { asUuid } from '@/components/referee/as-uuid'
import { ReasonAct } from '@/components/referee/reason-act'
import { NumberField } from '@/components/ui/number-field'
import { SelectField } from '@/components/ui/select-field'
import { formatPoints } from '@/lib/i18n/format-points'

export type ImposableKind = 'warning' | 'deduction' | 'disqualification' | 'boundDecision'

type ImposeDialogProps = {
  slug: string
  people: readonly { readonly id: string; readonly name: string; readonly startNumber: number }[]
  /** Numbers of the rounds that were published, the last one last. */
  rounds: readonly number[]
  kinds: readonly ImposableKind[]
  /** Bound decisions that stand outside the list. */
  bound: readonly BoundEntry[]
}

/** Imposes something outside the lists on one person. */
export function ImposeDialog({ slug, people, rounds, kinds, bound }: ImposeDialogProps) {
  const words = useTranslations('referee')
  const [participantId, setParticipantId] = useState('')
  const [round, setRound] = useState(String(rounds.at(-1) ?? 1))
  const [kind, setKind] = useState<ImposableKind>(kinds[0] ?? 'warning')
  const [points, setPoints] = useState<number | null>(null)
  const [entryId, setEntryId] = useState('')
  const entry = bound.find(({ id }) => id === entryId)
  return (
    <ReasonAct
      slug={slug}
      path="sanctions"
      body={(reason, actId) => ({ id: asUuid(actId), participantId, roundNumber: Number(round), kind, points: kind === 'deduction' ? (points ?? 0) : kind === 'boundDecision' ? (entry?.points ?? 0) : 0, ...(kind === 'boundDecision' && entry && { entry: entry.id }), reason })}
      label={words('impose')}
      title={words('imposeTitle')}
      text={words('sanctionsText')}
      now={words('imposeNow')}
    >
      <div className="mb-4 flex flex-col gap-4">
        <SelectField
          label={words('person')}
          options={[{ value: '', label: words('choose') }, ...people.map(({ id, name, startNumber }) => ({ value: id, label: `${startNumber} ${name}` }))]}
          value={participantId}
          onChange={setParticipantId}
        />
        <SelectField label={words('kind')} options={kinds.map((value) => ({ value, label: words(`what.${value}`) }))} value={kind} onChange={setKind} />
        {kind === 'deduction' && <NumberField label={words('points')} hint={words('pointsHint')} value={points} onChange={setPoints} />}
        {kind === 'boundDecision' && (
          <SelectField
            label={words('boundEntry')}
            {...(bound.length === 0 && { hint: words('boundMissing') })}
            options={[{ value: '', label: words('choose') }, ...bound.map(({ id, words: called, points: price }) => ({ value: id, label: `${called} · ${formatPoints(-price)}` }))]}
            value={entryId}
            onChange={setEntryId}
          />
        )}
        {rounds.length > 1 && <SelectField label={words('ofRound')} options={rounds.map((number) => ({ value: String(number), label: String(number) }))} value={round} onChange={setRound} />}
      </div>
    </ReasonAct>
  )
}
