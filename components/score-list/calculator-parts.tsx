'use client'

import { Calculator } from '@/components/calculator/calculator'
import type { UseGame } from '@/components/calculator/game-result'
import { CalculatorWords } from '@/components/score-list/calculator-words'
import { WhyList } from '@/components/score-list/why-list'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

/** What is fetched once the list stands: the calculator, and the reasons of a game calculated before. */
export const calculatorParts = {
  calculator: (game: PlayedGame | null, onUse: UseGame) => (
    <CalculatorWords>
      <Calculator {...(game && { game })} onUse={onUse} />
    </CalculatorWords>
  ),
  why: (game: PlayedGame) => (
    <CalculatorWords>
      <WhyList game={game} />
    </CalculatorWords>
  ),
}
