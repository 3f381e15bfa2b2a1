'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { shortNames } from '@/lib/phone/short-names'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Position } from '@/lib/rules/table/table-size'

/** What those at the table are called where there is little room. */
export function usePaperNames({ seats }: Pick<ScoreList, 'seats'>, names: Readonly<Record<string, string>>): (position: Position) => string {
  const empty = useTranslations('list.seats')('empty')
  const short = useMemo(() => shortNames(seats.map((person) => (person === null ? empty : (names[person] ?? '?')))), [seats, names, empty])
  return (position) => short[position - 1] ?? String(position)
}
