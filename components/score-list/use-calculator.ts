'use client'

import { useEffect, useState } from 'react'
import type { Calculator } from '@/components/calculator/calculator'

type CalculatorComponent = typeof Calculator

let loaded: CalculatorComponent | null = null

/** The calculator, fetched once the pad stands, so that the list itself comes first; null until it is here. Tried anew with each pad when the network was away. */
export function useCalculator(): CalculatorComponent | null {
  const [calculator, setCalculator] = useState<CalculatorComponent | null>(() => loaded)
  useEffect(() => {
    if (loaded) return
    import('@/components/calculator/calculator').then(
      (module) => {
        loaded = module.Calculator
        setCalculator(() => module.Calculator)
      },
      () => undefined,
    )
  }, [])
  return calculator
}
