'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChoiceButtons } from '@/components/score-list/claim/choice-buttons'
import { claimReasons, type ClaimReason } from '@/components/score-list/claim/claim-reasons'
import { LightButton } from '@/components/score-list/light-button'
import type { ListView } from '@/components/score-list/list-view'
import { Sheet } from '@/components/score-list/sheet'
import { claimableGames } from '@/lib/phone/claimable-games'
import { peopleOf } from '@/lib/phone/people-of'
import { randomId } from '@/lib/phone/random-id'
import { toggled } from '@/lib/phone/toggled'
import type { Position } from '@/lib/rules/table/table-size'

type ClaimSheetProps = { view: ListView; open: boolean; onClose: () => void }

/** Who claims what against whom. The call itself needs none of it: it goes out with what has been tapped. */
export function ClaimSheet({ view, open, onClose }: ClaimSheetProps) {
  const t = useTranslations('claim')
  const close = useTranslations('list.head')('close')
  return (
    <Sheet title={t('title')} text={t('text')} close={close} open={open} onClose={onClose}>
      <ClaimForm view={view} onClose={onClose} />
    </Sheet>
  )
}

function ClaimForm({ view: { list, phone, nameOf }, onClose }: Omit<ClaimSheetProps, 'open'>) {
  const t = useTranslations('claim')
  const games = claimableGames(list)
  const [place, setPlace] = useState(games[0]?.place ?? list.next.place)
  const [claimant, setClaimant] = useState<readonly Position[]>([])
  const [offenders, setOffenders] = useState<readonly Position[]>([])
  const [violation, setViolation] = useState<readonly ClaimReason[]>([])
  const [partiesClear, setPartiesClear] = useState<readonly boolean[]>([])
  const people = peopleOf(list).map((position) => ({ value: position, words: nameOf(position) }))

  const raise = () => {
    onClose()
    const [what] = violation
    void phone.save({
      kind: 'claim-raised',
      payload: { claimId: randomId(), place, claimant: claimant[0] ?? null, offenders, partiesClear: partiesClear[0] ?? null, ...(what !== undefined && { violation: what }) },
    })
  }
  return (
    <div className="flex flex-col gap-4">
      {games.length > 1 && (
        <ChoiceButtons
          label={t('game')}
          choices={games.map(({ place: value, gameNo, isRunning }) => ({ value, words: t(isRunning ? 'gameNow' : 'gameBefore', { gameNo: String(gameNo) }) }))}
          chosen={[place]}
          onToggle={setPlace}
        />
      )}
      <ChoiceButtons label={t('claimant')} choices={people} chosen={claimant} onToggle={(position) => setClaimant(toggled(claimant, position, 1))} />
      <ChoiceButtons label={t('offenders')} hint={t('offendersHint')} choices={people} chosen={offenders} onToggle={(position) => setOffenders(toggled(offenders, position, 2))} />
      <ChoiceButtons label={t('violation')} choices={claimReasons.map((value) => ({ value, words: t(`violations.${value}`) }))} chosen={violation} onToggle={(reason) => setViolation(toggled(violation, reason, 1))} />
      <ChoiceButtons
        label={t('partiesClear')}
        choices={[
          { value: true, words: t('yes') },
          { value: false, words: t('no') },
        ]}
        chosen={partiesClear}
        onToggle={(clear) => setPartiesClear(toggled(partiesClear, clear, 1))}
      />
      <p className="-mt-2 text-[0.8125rem] text-ink-2">{t('partiesHint')}</p>
      <div className="sticky bottom-0 -mx-5 -mb-5 flex gap-3 border-t border-line bg-card px-5 py-3">
        <LightButton onClick={onClose}>{t('cancel')}</LightButton>
        <LightButton look="filled" className="grow" onClick={raise}>
          {t('raise')}
        </LightButton>
      </div>
    </div>
  )
}
