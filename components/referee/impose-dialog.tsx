'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ReasonAct } from '@/components/referee/reason-act'
import { NumberField } from '@/components/ui/number-field'
import { SelectField } from '@/components/ui/select-field'

export type ImposableKind = 'warning' | 'deduction' | 'disqualification' | 'boundDecision'

type ImposeDialogProps = {
  slug: string
  people: readonly { readonly id: string; readonly name: string; readonly startNumber: number }[]
  /** Numbers of the rounds that were published, the last one last. */
  rounds: readonly number[]
  kinds: readonly ImposableKind[]
}

/** As a uuid, from 128 random bits: over plain HTTP there is no `randomUUID`. */
const asUuid = (id: string): string => id.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

/** Imposes something outside the lists on one person. */
export function ImposeDialog({ slug, people, rounds, kinds }: ImposeDialogProps) {
  const words = useTranslations('referee')
  const [participantId, setParticipantId] = useState('')
  const [round, setRound] = useState(String(rounds.at(-1) ?? 1))
  const [kind, setKind] = useState<ImposableKind>(kinds[0] ?? 'warning')
  const [points, setPoints] = useState<number | null>(null)
  const takesPoints = kind === 'deduction' || kind === 'boundDecision'
  return (
    <ReasonAct
      slug={slug}
      path="sanctions"
      body={(reason, actId) => ({ id: asUuid(actId), participantId, roundNumber: Number(round), kind, points: takesPoints ? (points ?? 0) : 0, reason })}
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
        {takesPoints && <NumberField label={words('points')} {...(kind === 'deduction' && { hint: words('pointsHint') })} value={points} onChange={setPoints} />}
        {rounds.length > 1 && <SelectField label={words('ofRound')} options={rounds.map((number) => ({ value: String(number), label: String(number) }))} value={round} onChange={setRound} />}
      </div>
    </ReasonAct>
  )
}
