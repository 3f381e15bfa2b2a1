'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PenaltyForm } from '@/components/penalty-form/penalty-form'
import { ChoiceButtons } from '@/components/score-list/claim/choice-buttons'
import { LightButton } from '@/components/score-list/light-button'
import type { ListView } from '@/components/score-list/list-view'
import { Sheet } from '@/components/score-list/sheet'
import { claimableGames } from '@/lib/phone/claimable-games'
import { peopleOf } from '@/lib/phone/people-of'
import { randomId } from '@/lib/phone/random-id'
import type { ClaimFact } from '@/lib/rules/list/list-facts'

type AwardSheetProps = { view: ListView; claim: ClaimFact | null; open: boolean; onClose: () => void }

/** What the referee said at the table, written down by the list keeper. Nobody has countersigned it yet. */
export function AwardSheet({ view, claim, open, onClose }: AwardSheetProps) {
  const t = useTranslations('claim.award')
  const close = useTranslations('list.head')('close')
  return (
    <Sheet title={t('title')} text={t('text')} close={close} open={open} onClose={onClose}>
      <AwardForm view={view} claim={claim} onClose={onClose} />
    </Sheet>
  )
}

function AwardForm({ view: { list, phone, nameOf }, claim, onClose }: Omit<AwardSheetProps, 'open'>) {
  const t = useTranslations('claim.award')
  const claims = useTranslations('claim')
  const games = claimableGames(list)
  const [penaltyId] = useState(randomId)
  const [place, setPlace] = useState(claim?.place ?? games[0]?.place ?? list.next.place)
  return (
    <div className="flex flex-col gap-4 [--color-paper:var(--color-card)]">
      {claim === null && games.length > 1 && (
        <ChoiceButtons
          label={claims('game')}
          choices={games.map(({ place: value, gameNo, isRunning }) => ({ value, words: claims(isRunning ? 'gameNow' : 'gameBefore', { gameNo: String(gameNo) }) }))}
          chosen={[place]}
          onToggle={setPlace}
        />
      )}
      <PenaltyForm
        key={place}
        list={list}
        tie={{ penaltyId, place, ...(claim && { claimId: claim.claimId }) }}
        people={peopleOf(list).map((position) => ({ position, name: nameOf(position) }))}
        suspects={claim?.offenders ?? []}
      >
        {(award) => (
          <LightButton
            look="filled"
            disabled={award === null}
            focusableWhenDisabled
            onClick={() => {
              if (award === null) return
              onClose()
              void phone.save({ kind: 'penalty-awarded', payload: award })
            }}
          >
            {t('save')}
          </LightButton>
        )}
      </PenaltyForm>
    </div>
  )
}
