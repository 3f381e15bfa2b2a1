'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { PersonChoice } from '@/components/penalty-form/person-choice'
import { ConfirmAct } from '@/components/round/confirm-act'
import type { Position } from '@/lib/rules/table/table-size'

type ChallengeActProps = {
  slug: string
  body: { readonly listId: string; readonly penaltyId: string; readonly version: number }
  people: readonly { readonly position: Position; readonly name: string }[]
}

/** Notes that somebody at the table does not accept a decision. */
export function ChallengeAct({ slug, body, people }: ChallengeActProps) {
  const words = useTranslations('referee')
  const [actId] = useState(newOperationId)
  const [challenger, setChallenger] = useState<Position | null>(null)
  return (
    <ConfirmAct
      slug={slug}
      path="penalties/challenge"
      body={{ actId, ...body, challenger }}
      look="plain"
      label={words('challenge')}
      title={words('challengeTitle')}
      text={words('challengeText')}
      now={words('challengeNow')}
      disabled={challenger === null}
    >
      <PersonChoice label={words('challenger')} people={people.map(({ position, name }) => ({ position, name }))} chosen={challenger} onChoose={setChallenger} />
    </ConfirmAct>
  )
}
