'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { ListView } from '@/components/score-list/list-view'
import type { Phone } from '@/lib/phone/phone'
import type { PhoneState } from '@/lib/phone/phone-state'
import type { ServerList } from '@/lib/phone/server-list'
import { shortNames } from '@/lib/phone/short-names'
import { shownList } from '@/lib/phone/shown-list'

export function useListView(state: PhoneState, server: ServerList, phone: Phone): ListView {
  const empty = useTranslations('list.seats')('empty')
  const { entries } = state
  const list = useMemo(() => shownList(server, entries), [server, entries])
  const names = useMemo(() => shortNames(list.seats.map((person) => (person === null ? empty : (server.names[person]?.name ?? '?')))), [list.seats, server.names, empty])
  return { state, server, list, phone, nameOf: (position) => names[position - 1] ?? String(position) }
}
