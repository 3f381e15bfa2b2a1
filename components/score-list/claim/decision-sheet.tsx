'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { asOf } from '@/components/score-list/as-of'
import { ChallengeForm } from '@/components/score-list/claim/challenge-form'
import { DecisionWords } from '@/components/score-list/claim/decision-words'
import { SignForm } from '@/components/score-list/claim/sign-form'
import { LightButton } from '@/components/score-list/light-button'
import type { ListView } from '@/components/score-list/list-view'
import { Sheet } from '@/components/score-list/sheet'
import { checkOperation } from '@/lib/rules/list/check-operation'

type DecisionSheetProps = { view: ListView; penaltyId: string | null; onClose: () => void }

/** A decision of the referee: why these points, what becomes of the game, who has countersigned; here it is signed or challenged. */
export function DecisionSheet({ view, penaltyId, onClose }: DecisionSheetProps) {
  const t = useTranslations('claim.decision')
  const close = useTranslations('list.head')('close')
  const [act, setAct] = useState<'sign' | 'challenge' | null>(null)
  const { list } = view
  const decision = list.penalties.find(({ award }) => award.penaltyId === penaltyId)
  const then = asOf(view, list.rows.filter((row) => row.row === 'penalty').find((row) => row.penaltyId === penaltyId))
  const done = () => {
    setAct(null)
    onClose()
  }
  const mayChallenge = decision !== undefined && checkOperation(list, { kind: 'penalty-challenged', payload: { penaltyId: decision.award.penaltyId, challenger: null } }).length === 0
  return (
    <Sheet title={decision ? t(decision.award.severity === 'insignificant' ? 'titleNone' : 'title', { name: then.nameOf(decision.award.offender) }) : ''} close={close} open={decision !== undefined} onClose={done}>
      {decision && (
        <div className="flex flex-col gap-4">
          <DecisionWords view={then} decision={decision} />
          {act === 'sign' && <SignForm view={view} decision={decision} onSigned={done} />}
          {act === 'challenge' && <ChallengeForm view={view} penaltyId={decision.award.penaltyId} onDone={done} />}
          {act === null && (
            <div className="flex flex-wrap gap-2 *:grow">
              {mayChallenge && <LightButton onClick={() => setAct('challenge')}>{t('challenge')}</LightButton>}
              {decision.status === 'unsigned' && (
                <LightButton look="filled" onClick={() => setAct('sign')}>
                  {t('signHere')}
                </LightButton>
              )}
            </div>
          )}
        </div>
      )}
    </Sheet>
  )
}
