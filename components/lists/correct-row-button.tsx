'use client'

import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { CorrectedListContext } from '@/components/lists/corrected-list'
import { Button } from '@/components/ui/button'

/** Beside a game of a list that was opened again; elsewhere nothing. */
export function CorrectRowButton({ place, gameNo }: { place: number; gameNo: number }) {
  const words = useTranslations('correction')
  const corrected = useContext(CorrectedListContext)
  if (corrected === null) return null
  return (
    <Button look="quiet" aria-label={words('correctRowLabel', { game: String(gameNo) })} onClick={() => corrected.edit(place)}>
      {words('correctRow')}
    </Button>
  )
}
