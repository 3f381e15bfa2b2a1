'use client'

import { type Numbered, useNames } from '@/components/public/use-names'

/** The club of a person where that is shown. */
export function PersonClub({ person }: { person: Numbered }) {
  return <>{useNames().shown(person).club}</>
}
