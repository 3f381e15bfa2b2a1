'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AidLayout } from '@/components/rules/aid-layout'
import { CardGrid } from '@/components/rules/trick/card-grid'
import { CardsOnTable } from '@/components/rules/trick/cards-on-table'
import { emptyTable, placeCard } from '@/components/rules/trick/place-card'
import { trickAnswer } from '@/components/rules/trick/trick-answer'
import { TrickResult } from '@/components/rules/trick/trick-result'
import { Checkbox } from '@/components/ui/checkbox'
import { SelectField } from '@/components/ui/select-field'
import type { Card } from '@/lib/rules/tricks/card'
import { placeInGame } from '@/lib/rules/tricks/place-in-game'
import { gameTypes, type GameType } from '@/lib/rules/tricks/trumps'

/** Whose trick four cards are: one tap for each card, in the order in which they were played. */
export function TrickAid() {
  const t = useTranslations('aids.trick')
  const [game, setGame] = useState<GameType>('normal')
  const [table, setTable] = useState(emptyTable)
  const [lastTrick, setLastTrick] = useState(false)
  const cards = table.cards.filter((card) => card !== null)
  const answer = cards.length === 4 ? trickAnswer(game, cards) : null
  const led = table.cards[0] ?? null
  const isUsedUp = (card: Card) => table.next === null || cards.filter((other) => other === card).length === 2
  const follows = (card: Card) => led !== null && table.next !== null && table.next > 0 && placeInGame(game, card).suit === placeInGame(game, led).suit
  return (
    <AidLayout result={<TrickResult game={game} cards={cards} led={led} answer={answer} lastTrick={lastTrick} onReset={() => setTable(emptyTable)} />}>
      <SelectField label={t('game')} options={gameTypes.map((type) => ({ value: type, label: t(`games.${type}`) }))} value={game} onChange={setGame} />
      <CardsOnTable table={table} winner={answer?.winner ?? null} onPlace={(next) => setTable({ ...table, next })} />
      <CardGrid label={t('pick')} disabled={isUsedUp} follows={follows} onPick={(card) => setTable(placeCard(table, card))} />
      {game === 'normal' && <Checkbox label={t('lastTrick')} checked={lastTrick} onChange={(event) => setLastTrick(event.currentTarget.checked)} />}
    </AidLayout>
  )
}
