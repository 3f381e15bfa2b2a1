'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { PenaltyForm } from '@/components/penalty-form/penalty-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { claimableGames } from '@/lib/phone/claimable-games'
import { peopleOf } from '@/lib/phone/people-of'
import type { PenaltyPayload } from '@/lib/rules/list/penalty-payload'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Position } from '@/lib/rules/table/table-size'

type PenaltyDialogProps = { list: ScoreList; nameOf: (position: Position) => string; onClose: () => void; onAward: (award: PenaltyPayload) => void }

/** Penalty points that stand on the paper, written down by the desk. A referee countersigns them afterwards. */
export function PenaltyDialog({ list, nameOf, onClose, onAward }: PenaltyDialogProps) {
  const t = useTranslations('paper')
  const claims = useTranslations('claim')
  const close = useTranslations('site')('close')
  const games = claimableGames(list)
  const [penaltyId] = useState(newOperationId)
  const [place, setPlace] = useState(games[0]?.place ?? list.next.place)
  return (
    <Dialog title={t('penaltyTitle')} text={t('penaltyText')} close={close} open onOpenChange={(open) => !open && onClose()}>
      <div className="flex flex-col gap-4 [--color-paper:var(--color-card)]">
        {games.length > 1 && (
          <SegmentedControl
            layout="halves"
            label={claims('game')}
            options={games.map(({ place: value, gameNo, isRunning }) => ({ value: String(value), label: claims(isRunning ? 'gameNow' : 'gameBefore', { gameNo: String(gameNo) }) }))}
            value={String(place)}
            onChange={(value) => setPlace(Number(value))}
          />
        )}
        <PenaltyForm key={place} list={list} tie={{ penaltyId, place }} people={peopleOf(list).map((position) => ({ position, name: nameOf(position) }))}>
          {(award) => (
            <Button
              look="filled"
              disabled={award === null}
              focusableWhenDisabled
              onClick={() => {
                if (award === null) return
                onAward(award)
                onClose()
              }}
            >
              {t('penaltyNow')}
            </Button>
          )}
        </PenaltyForm>
      </div>
    </Dialog>
  )
}
