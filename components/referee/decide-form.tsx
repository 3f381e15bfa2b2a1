'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import type { FormEntry } from '@/components/penalty-form/form-entry'
import type { OutsideDecision } from '@/components/penalty-form/outside-decision'
import { PenaltyForm } from '@/components/penalty-form/penalty-form'
import type { FormPerson } from '@/components/penalty-form/person-choice'
import { asUuid } from '@/components/referee/as-uuid'
import { InterestWarning } from '@/components/referee/interest-warning'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { RefusalText } from '@/components/ui/refusal-text'
import { useToast } from '@/components/ui/use-toast'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Position } from '@/lib/rules/table/table-size'

type DecideFormProps = {
  slug: string
  listId: string
  list: ScoreList
  people: readonly FormPerson[]
  claim: { readonly claimId: string; readonly version: number; readonly place: number; readonly offenders: readonly Position[] } | null
  isOwnTable: boolean
  /** Of the referee who signs. */
  name: string
  catalogue: readonly FormEntry[]
  /** Who the people are, for what stands outside the list. */
  persons: readonly { readonly position: Position; readonly person: string }[]
  round: number
}

/** A referee's decision, awarded and countersigned by one tap. */
export function DecideForm({ slug, listId, list, people, claim, isOwnTable, name, catalogue, persons, round }: DecideFormProps) {
  const words = useTranslations('referee')
  const router = useRouter()
  const toast = useToast()
  const [ids] = useState(() => ({ actId: newOperationId(), penaltyId: newOperationId() }))
  const [confirmed, setConfirmed] = useState(false)
  const { busy, refusal, act } = useDeskAct(slug, 'penalties/award')
  const sign = async (award: PenaltyPayload) => {
    if (!(await act({ actId: ids.actId, listId, award, seen: list.penalties.length, ...(confirmed && { interestConfirmed: true }) }))) return
    toast(words('signed'))
    router.push(`/referee/${slug}`)
  }
  const outsideAct = useDeskAct(slug, 'sanctions')
  const impose = async ({ entry, offender, deduction }: OutsideDecision) => {
    const participantId = persons.find(({ position }) => position === offender)?.person
    const answers = claim && { claim: { listId, claimId: claim.claimId, version: claim.version } }
    const body = { id: asUuid(ids.penaltyId), participantId, roundNumber: round, kind: 'boundDecision', entry: entry.id, points: deduction, reason: entry.words, ...answers, ...(confirmed && { interestConfirmed: true }) }
    if (!(await outsideAct.act(body))) return
    toast(words('imposed'))
    router.push(`/referee/${slug}`)
  }
  const tie = { penaltyId: ids.penaltyId, place: claim?.place ?? list.next.place, ...(claim && { claimId: claim.claimId }) }
  return (
    <PenaltyForm list={list} tie={tie} people={people} suspects={claim?.offenders ?? []} catalogue={catalogue}>
      {(award, outside) => (
        <>
          {isOwnTable && <InterestWarning confirmed={confirmed} onChange={setConfirmed} />}
          <RefusalText>{refusal ?? outsideAct.refusal}</RefusalText>
          <Button look="filled" disabled={busy || outsideAct.busy || (award === null && outside === null) || (isOwnTable && !confirmed)} focusableWhenDisabled onClick={() => void (outside ? impose(outside) : award && sign(award))} className="min-h-13 text-base">
            {words('sign', { name })}
          </Button>
          {outside === null && <p className="text-center text-[0.8125rem] text-ink-2">{words('signHint')}</p>}
        </>
      )}
    </PenaltyForm>
  )
}
