'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { formatPoints } from '@/lib/i18n/format-points'
import type { SeatNote } from '@/lib/phone/seat-notes'

/** A seat changes hands: points stay with whoever scored them, and are said here. */
export function SeatNoteLine({ view: { list, server }, note: { change, before } }: { view: ListView; note: SeatNote }) {
  const t = useTranslations('claim.seat')
  const nameOf = (person: string | null) => (person === null ? '' : (server.names[person]?.name ?? '?'))
  const points = formatPoints(list.people.find(({ person }) => person === before)?.points ?? 0)
  return (
    <tr className="border-b border-line bg-gold-soft">
      <td colSpan={list.tableSize + 1} className="px-2 py-1 text-left text-[0.8125rem] text-gold min-[360px]:px-3">
        {change.person === null ? t('left', { position: String(change.position), before: nameOf(before), points }) : t('taken', { position: String(change.position), name: nameOf(change.person), before: nameOf(before), points })}
      </td>
    </tr>
  )
}
