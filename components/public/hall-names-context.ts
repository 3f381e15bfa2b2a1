'use client'

import { createContext } from 'react'

export interface ShownName {
  /** Null: the number stands for it. */
  readonly name: string | null
  readonly club: string
}

/** By start number; null for those who see names by consent. */
export const HallNamesContext = createContext<ReadonlyMap<number, ShownName> | null>(null)
