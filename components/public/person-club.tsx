'use client'

import { type Numbered, useNames } from '@/components/public/use-names'

/** The club of a person where that is shown, after what sets it off from the words before. */
export function PersonClub({ person, after = '' }: { person: Numbered; after?: string }) {
  const { club } = useNames().shown(person)
  return <>{club !== '' && after + club}</>
}
