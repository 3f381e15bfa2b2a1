import type { ListView } from '@/components/score-list/list-view'
import type { ListRow } from '@/lib/rules/list/list-row'

type Named = { list: Pick<ListView['list'], 'seats'>; server: Pick<ListView['server'], 'names'>; nameOf: ListView['nameOf'] }

/** The view with the names of those who sat there when a row was played: what somebody did stays with the person, whoever has the seat now. */
export function asOf<View extends Named>(view: View, row: Pick<ListRow & { row: 'game' | 'penalty' }, 'persons'> | null | undefined): View {
  const { list, server } = view
  return {
    ...view,
    nameOf: (position) => {
      const person = row?.persons[position - 1] ?? null
      const hasLeft = person !== null && person !== list.seats[position - 1]
      return (hasLeft ? server.names[person]?.name : undefined) ?? view.nameOf(position)
    },
  }
}
