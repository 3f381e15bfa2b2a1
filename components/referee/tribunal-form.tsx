'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import type { FormEntry } from '@/components/penalty-form/form-entry'
import { PenaltyForm } from '@/components/penalty-form/penalty-form'
import type { FormPerson } from '@/components/penalty-form/person-choice'
import { TribunalMembers, type MemberView } from '@/components/referee/tribunal-members'
import { TribunalTime, type TribunalTimeValue } from '@/components/referee/tribunal-time'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { RefusalText } from '@/components/ui/refusal-text'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { useToast } from '@/components/ui/use-toast'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { ScoreList } from '@/lib/rules/list/score-list'

type TribunalFormProps = {
  slug: string
  listId: string
  list: ScoreList
  people: readonly FormPerson[]
  decision: { readonly award: PenaltyPayload; readonly version: number; readonly challenger: string }
  /** Whole minutes since the referee's decision, at least one. */
  minutes: number
  /** The number of this table. */
  table: number
  /** Everybody of the tribunal, among them the one who signs. */
  members: readonly MemberView[]
  ownId: string
  name: string
  /** What can stand on a list. */
  catalogue: readonly FormEntry[]
}

const outcomes = ['upheld', 'changed', 'lifted'] as const

/** The tribunal's word on a challenged decision, with the playing time that it took. */
export function TribunalForm({ slug, listId, list, people, decision, minutes, table, members, ownId, name, catalogue }: TribunalFormProps) {
  const words = useTranslations('referee')
  const router = useRouter()
  const toast = useToast()
  const [actId] = useState(newOperationId)
  const [outcome, setOutcome] = useState<(typeof outcomes)[number] | null>(null)
  const [time, setTime] = useState<TribunalTimeValue>({ typed: false, minutes })
  const others = members.filter(({ accountId }) => accountId !== ownId)
  const [chosen, setChosen] = useState<readonly string[]>(() => others.filter(({ barred }) => barred === null).map(({ accountId }) => accountId))
  const { busy, refusal, act } = useDeskAct(slug, 'penalties/decide')
  const { award: earlier, version, challenger } = decision
  const timeIsRight = time.minutes !== null && time.minutes >= 1 && time.minutes <= 180
  const deciding = members.filter(({ accountId }) => accountId === ownId || chosen.includes(accountId))
  const tables = [...new Set([table, ...deciding.flatMap((member) => member.tables.map(({ number }) => number))])].toSorted((one, other) => one - other)
  const decide = async (changed: PenaltyPayload | null) => {
    const extraTime = { minutes: time.typed ? time.minutes : null, reason: words('extraTimeReason', { table: String(table) }) }
    if (!(await act({ actId, listId, penaltyId: earlier.penaltyId, version, outcome, ...(changed && { award: changed }), members: chosen, extraTime }))) return
    toast(words('decided'))
    router.push(`/referee/${slug}`)
  }
  const foot = (changed: PenaltyPayload | null) => (
    <>
      <RefusalText>{refusal}</RefusalText>
      <Button look="filled" disabled={busy || outcome === null || !timeIsRight || (outcome === 'changed' && changed === null)} focusableWhenDisabled onClick={() => void decide(changed)} className="min-h-13 text-base">
        {words('decideNow', { name })}
      </Button>
    </>
  )
  return (
    <section aria-labelledby="tribunal" className="flex flex-col gap-4">
      <div>
        <h2 id="tribunal" className="text-lg font-bold tracking-tight">
          {words('tribunal')}
        </h2>
        <p className="text-ink-2">{words('tribunalText', { name: challenger })}</p>
      </div>
      <SegmentedControl layout="thirds" label={words('outcome')} options={outcomes.map((value) => ({ value, label: words(`outcomeChoices.${value}`) }))} value={outcome} onChange={setOutcome} />
      <TribunalMembers members={others} chosen={chosen} onChange={setChosen} />
      <TribunalTime value={time} tables={tables} onChange={setTime} />
      {outcome === 'changed' ? (
        <PenaltyForm list={list} tie={{ penaltyId: earlier.penaltyId, place: earlier.place, ...(earlier.claimId !== undefined && { claimId: earlier.claimId }) }} people={people} earlier={earlier} catalogue={catalogue}>
          {foot}
        </PenaltyForm>
      ) : (
        <div className="flex flex-col gap-2.5">{foot(null)}</div>
      )}
    </section>
  )
}
