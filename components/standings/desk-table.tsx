import { useTranslations } from 'next-intl'
import { type Column, Table } from '@/components/ui/table'
import { formatPoints } from '@/lib/i18n/format-points'

interface Row {
  readonly personId: string
  /** Null for who is out of the ranking. */
  readonly rank: number | null
  readonly startNumber: number
  readonly name: string
  readonly club: string
  readonly perRound: readonly (number | null)[]
  readonly deductedPerRound: readonly number[]
  readonly listTotal: number
  readonly deduction: number
  readonly total: number
  readonly gamesPlayed: number | null
  readonly solos: number | null
  readonly lot: string | null
}

type DeskTableProps = { caption: string; roundNumbers: readonly number[]; rows: readonly Row[] }

const aside = 'block text-[0.8125rem] font-normal text-ink-2'

/** The ranking for the staff; what was taken off stands beside what the lists say. */
export function DeskTable({ caption, roundNumbers, rows }: DeskTableProps) {
  const words = useTranslations('standings')
  const result = useTranslations('result')
  const points = (value: number | null) => (value === null ? words('unknown') : formatPoints(value))
  const count = (value: number | null) => (value === null ? words('unknown') : String(value))
  const taken = (value: number) => value > 0 && <span className={aside}>{formatPoints(-value)}</span>
  const columns: Column<Row>[] = [
    { key: 'rank', head: words('rank'), figures: true, narrow: 'edge', cell: ({ rank }) => (rank === null ? <abbr title={result('disqualified')}>{result('disqualifiedShort')}</abbr> : <b>{rank}</b>) },
    {
      key: 'name',
      head: words('name'),
      isRowHead: true,
      narrow: 'name',
      cell: ({ name, lot }) => (
        <>
          {name}
          {lot !== null && <span className={aside}>{result('ownLot', { lot })}</span>}
        </>
      ),
    },
    {
      key: 'total',
      head: words('total'),
      figures: true,
      narrow: 'figure',
      cell: ({ total, listTotal, deduction }) => (
        <>
          <b className={total < 0 ? 'text-red' : ''}>{formatPoints(total)}</b>
          {deduction > 0 && <span className={aside}>{result('both', { list: formatPoints(listTotal), deduction: formatPoints(-deduction) })}</span>}
        </>
      ),
    },
    ...roundNumbers.map((number, index) => ({
      key: `round-${number}`,
      head: words('round', { number: String(number) }),
      figures: true,
      cell: ({ perRound, deductedPerRound }: Row) => (
        <>
          {points(perRound[index] ?? null)}
          {taken(deductedPerRound[index] ?? 0)}
        </>
      ),
    })),
    { key: 'games', head: words('games'), figures: true, cell: ({ gamesPlayed }) => count(gamesPlayed) },
    { key: 'solos', head: words('solos'), figures: true, cell: ({ solos }) => count(solos) },
    { key: 'club', head: words('club'), cell: ({ club }) => club !== '' && <span className="text-ink-2">{club}</span> },
  ]
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ personId }) => personId} />
}
