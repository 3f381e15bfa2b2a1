import { useTranslations } from 'next-intl'
import type { BoardRights, BoardTableData } from '@/components/round/board-view'
import { ListsAct } from '@/components/round/lists-act'

type BoardActsProps = { slug: string; tables: readonly BoardTableData[]; now: string; ended: boolean; may: BoardRights }

const numbersOf = (tables: readonly BoardTableData[]) => tables.map(({ number }) => number).toSorted((one, other) => one - other).join(', ')

/** What can be done for several tables at once after the end: announce it where extra time is over, and strike where all is answered. */
export function BoardActs({ slug, tables, now, ended, may }: BoardActsProps) {
  const words = useTranslations('endOfRound')
  const over = ended && may.end ? tables.filter(({ awaitsEnd, endsAt }) => awaitsEnd && endsAt !== null && endsAt <= now) : []
  const ready = may.strike ? tables.filter(({ marks }) => marks.includes('strike')) : []
  if (over.length === 0 && ready.length === 0) return null
  const games = ready.reduce((sum, { outstanding }) => sum + outstanding, 0)
  const listIds = (some: readonly BoardTableData[]) => some.map(({ listId }) => listId)
  const of = (some: readonly BoardTableData[]) => ({ count: some.length, tables: numbersOf(some) })
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      {over.length > 0 && (
        <ListsAct slug={slug} path="lists/end" listIds={listIds(over)} look="filled" label={words('endAll', of(over))} title={words('endTitle', of(over))} text={words('endText')} answers={[{ label: words('endNow'), body: { early: false } }]} />
      )}
      {ready.length > 0 && (
        <ListsAct slug={slug} path="lists/strike" listIds={listIds(ready)} look="filled" label={words('strikeAll', of(ready))} title={words('strikeTitle', of(ready))} text={words('strikeText', { count: games })} answers={[{ label: words('strikeNow') }]} />
      )}
    </div>
  )
}
