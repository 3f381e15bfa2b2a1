'use client'

import { useEffect, useState } from 'react'
import { useLaterParts } from '@/components/score-list/use-later-parts'

/** Keeps the page once the list works; true when it comes back after a reload without network. */
export function usePageKept(): boolean {
  const parts = useLaterParts()
  const [kept, setKept] = useState(false)
  useEffect(() => parts?.keepPage(() => setKept(true)), [parts])
  return kept
}
