import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { OwnMark } from '@/components/public/own-mark'
import { OwnPlace } from '@/components/public/own-place'
import { PersonName } from '@/components/public/person-name'
import { CorrectedPill } from '@/components/standings/corrected-pill'
import { StandingsState } from '@/components/standings/standings-state'
import { TieNote } from '@/components/standings/tie-note'
import { Table, type Column } from '@/components/ui/table'
import { formatPoints } from '@/lib/i18n/format-points'

interface Row {
  readonly startNumber: number
  readonly name: string | null
  readonly club: string
  readonly rank: number
  readonly perRound: readonly (number | null)[]
  readonly deduction: number
  readonly total: number
  readonly gamesPlayed: number | null
  readonly gamesPositive: number | null
  readonly solosPlayed: number | null
  readonly solosPositive: number | null
}

type ResultListProps = { base: string; slug: string; standings: { readonly official: boolean; readonly correctedAt: string | null; readonly tieSeed: string | null; readonly roundNumbers: readonly number[]; readonly rows: readonly Row[] } }

const known = (figure: number | null): string => (figure === null ? '–' : String(figure))

/** Everybody with the points of every round. On a narrow screen a line with name and total, and one with the rounds. */
export function ResultList({ base, slug, standings: { official, correctedAt, tieSeed, roundNumbers, rows } }: ResultListProps) {
  const words = useTranslations('spectator.results')
  if (rows.length === 0) return <p className="text-ink-2">{words('none')}</p>
  const points = (value: number) => <span className={clsx(value < 0 && 'text-red')}>{formatPoints(value)}</span>
  const columns: Column<Row>[] = [
    { key: 'rank', head: words('rank'), figures: true, narrow: 'edge', cell: ({ rank }) => <b>{rank}</b> },
    {
      key: 'person',
      head: words('person'),
      isRowHead: true,
      narrow: 'name',
      cell: (person) => (
        <>
          <a href={`${base}/person/${person.startNumber}`} className="underline-offset-2 hover:underline">
            <PersonName person={person} />
          </a>
          <OwnMark slug={slug} startNumber={person.startNumber} opensHere />
        </>
      ),
    },
    { key: 'total', head: words('total'), figures: true, narrow: 'figure', cell: ({ total }) => <b>{points(total)}</b> },
    ...roundNumbers.map((number, index): Column<Row> => ({ key: `round-${number}`, head: words('round', { number: String(number) }), figures: true, cell: ({ perRound }) => roundPoints(perRound[index] ?? null) })),
    ...(rows.some(({ deduction }) => deduction > 0) ? [{ key: 'deduction', head: words('deduction'), figures: true, cell: ({ deduction }: Row) => (deduction > 0 ? points(-deduction) : '') }] : []),
    { key: 'games', head: words('games'), figures: true, cell: ({ gamesPlayed }) => known(gamesPlayed) },
    { key: 'positive', head: words('positive'), figures: true, cell: ({ gamesPositive }) => known(gamesPositive) },
    { key: 'solos', head: words('solos'), figures: true, cell: ({ solosPlayed }) => known(solosPlayed) },
    { key: 'solosPositive', head: words('solosPositive'), figures: true, cell: ({ solosPositive }) => known(solosPositive) },
  ]
  function roundPoints(value: number | null) {
    if (value !== null) return points(value)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{words('notPlayed')}</span>
      </>
    )
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <StandingsState official={official} />
        <CorrectedPill at={correctedAt} />
        <OwnPlace slug={slug} rows={rows} />
      </div>
      <Table caption={words('title')} columns={columns} rows={rows} rowKey={({ startNumber }) => String(startNumber)} rowLook="has-data-own:bg-green-soft" />
      {tieSeed !== null && <TieNote rule="lot" seed={tieSeed} />}
    </>
  )
}
