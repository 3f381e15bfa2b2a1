'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CallRow } from '@/components/calculator/call-row'
import { CardPointsField } from '@/components/calculator/card-points-field'
import { emptyInput, type CalculatorInput } from '@/components/calculator/calculator-input'
import { GameResult, type UseGame } from '@/components/calculator/game-result'
import { inputOfGame } from '@/components/calculator/input-of-game'
import { SpecialsField } from '@/components/calculator/specials-field'
import { tapCall } from '@/components/calculator/tap-call'
import { AidLayout } from '@/components/rules/aid-layout'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { parties } from '@/lib/rules/party'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

type CalculatorProps = {
  /** A game calculated before, to be looked at or changed. */
  game?: PlayedGame
  /** Shows the button that enters the value, and is given game and result. */
  onUse?: UseGame
}

/** The value of a game with its reasons; needs the message areas `calculator` and `violations`. */
export function Calculator({ game, onUse }: CalculatorProps) {
  const t = useTranslations('calculator')
  const [input, setInput] = useState<CalculatorInput>(() => (game === undefined ? emptyInput : inputOfGame(game)))
  const change = (part: Partial<CalculatorInput>) => setInput({ ...input, ...part })
  const kinds = (['normal', 'solo'] as const).map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
  return (
    <AidLayout result={<GameResult input={input} onUse={onUse} onReset={() => setInput(emptyInput)} />}>
      <div>
        <SegmentedControl label={t('kind.label')} labelHidden layout="halves" options={kinds} value={input.kind} onChange={(kind) => change({ kind })} />
        {input.kind === 'solo' && <p className="mt-1.5 text-[0.8125rem] text-ink-2">{t('kind.soloHint')}</p>}
      </div>
      <CardPointsField value={input.cardPoints} onChange={(cardPoints) => change({ cardPoints })} />
      <div className="flex flex-col gap-3">
        {parties.map((party) => (
          <CallRow key={party} party={party} calls={input.calls[party]} onTap={(call) => change({ calls: { ...input.calls, [party]: tapCall(input.calls[party], call) } })} />
        ))}
      </div>
      {input.kind === 'normal' && <SpecialsField value={input.specials} onChange={(specials) => change({ specials })} />}
    </AidLayout>
  )
}
