'use client'

import { useEffect, useState } from 'react'
import type { calculatorParts } from '@/components/score-list/calculator-parts'

type CalculatorParts = typeof calculatorParts

let loaded: CalculatorParts | null = null

/** The calculator, fetched once the pad stands, so that the list itself comes first; null until it is here. Tried anew with each pad when the network was away. */
export function useCalculatorParts(): CalculatorParts | null {
  const [parts, setParts] = useState<CalculatorParts | null>(() => loaded)
  useEffect(() => {
    if (loaded) return
    import('@/components/score-list/calculator-parts').then(
      (module) => {
        loaded = module.calculatorParts
        setParts(loaded)
      },
      () => undefined,
    )
  }, [])
  return parts
}
