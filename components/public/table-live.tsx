'use client'

import { useTranslations } from 'next-intl'
import { OwnList } from '@/components/person/own-list'
import type { OwnListData } from '@/components/person/own-view'
import { type Numbered, useNames } from '@/components/public/use-names'
import { positionsOf } from '@/lib/rules/table/table-size'

type TableLiveProps = {
  table: Pick<OwnListData, 'rows' | 'remaining' | 'round' | 'state'> & {
    readonly number: number
    readonly totalsOnly: boolean
    readonly totals: readonly number[]
    readonly people: readonly (Numbered | null)[]
  }
}

/** States that say more than how many games are left. */
const told = ['frozen', 'submitted', 'checked'] as const

const isTold = (state: string): state is (typeof told)[number] => told.some((each) => each === state)

/** The list of a table as it is being written, for everybody who follows it. */
export function TableLive({ table: { number, round, rows, people, totals, remaining, state, totalsOnly } }: TableLiveProps) {
  const words = useTranslations('spectator')
  const { shown } = useNames()
  const named = people.map((person, index) => ({ ...nameOf(person), total: totals[index] ?? 0, confirmation: null }))
  function nameOf(person: Numbered | null) {
    if (person === null) return { name: words('table.empty') }
    return { name: shown(person).name ?? words('shortNumber', { number: String(person.startNumber) }) }
  }
  const says = [words('table.round', { number: String(round.number), of: String(round.of) })]
  if (isTold(state)) says.push(words(`table.${state}`))
  if (totalsOnly) says.push(words('table.totalsOnly'))
  else if (!isTold(state)) says.push(round.state === 'published' ? words('table.published') : words('table.remaining', { count: remaining }))
  return (
    <>
      <p className="mb-3 font-medium">{says.join(' · ')}</p>
      <OwnList list={{ table: number, rows, state, totalsOnly, remaining: 1, position: null, people: positionsOf(people.length === 5 ? 5 : 4).map((position) => ({ position, name: '', total: 0, confirmation: null, ...named[position - 1] })) }} />
      <p className="mt-3 text-[0.8125rem] text-ink-2">{words('table.live')}</p>
    </>
  )
}
