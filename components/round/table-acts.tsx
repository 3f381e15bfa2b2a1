import { useTranslations } from 'next-intl'
import { ListsAct } from '@/components/round/lists-act'

export interface TableTime {
  readonly listId: string
  readonly number: number
  readonly outstanding: number
}

type TableActsProps = {
  slug: string
  table: TableTime
  /** The one thing to do next about the end of this table's time. */
  step: 'end' | 'question' | 'strike' | null
}

/** The next step of one table whose time is over: its end, the question, the strike. */
export function TableActs({ slug, table: { listId, number, outstanding }, step }: TableActsProps) {
  const words = useTranslations('endOfRound')
  const common = { slug, listIds: [listId] }
  const of = { table: String(number) }
  switch (step) {
    case 'end':
      return <ListsAct {...common} path="lists/end" label={words('end')} title={words('endTitle', { count: 1, tables: of.table })} text={words('endText')} answers={[{ label: words('endNow'), body: { early: false } }]} />
    case 'question':
      return (
        <ListsAct
          {...common}
          path="lists/dealing"
          label={words('ask')}
          title={words('askTitle', of)}
          text={words('askText')}
          answers={[
            { label: words('begun'), body: { begun: true } },
            { label: words('notBegun'), body: { begun: false } },
          ]}
        />
      )
    case 'strike':
      return <ListsAct {...common} path="lists/strike" label={words('strike', { count: outstanding })} title={words('strikeTitle', { count: 1, tables: of.table })} text={words('strikeText', { count: outstanding })} answers={[{ label: words('strikeNow') }]} />
    case null:
      return null
  }
}
