import { getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { StandingsState } from '@/components/standings/standings-state'
import { EmptyState } from '@/components/ui/empty-state'
import { type Column, Table } from '@/components/ui/table'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { formatPoints } from '@/lib/i18n/format-points'
import { deskStandings, type DeskStandings } from '@/lib/tournament/standings/desk-standings'

type Row = DeskStandings['rows'][number]

export default async function ResultsPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { tournament } = await staffPage(slug, may.seeDesk, 'results')
  const words = await getTranslations('standings')
  const { official, rounds, roundNumbers, rows } = await deskStandings(tournament.id)
  const last = roundNumbers.at(-1)
  if (last === undefined || rows.length === 0) {
    return (
      <>
        <DeskHead title={words('title')} />
        <EmptyState title={words('none')} text={words('noneText')} />
      </>
    )
  }
  const points = (value: number | null) => (value === null ? words('unknown') : formatPoints(value))
  const count = (value: number | null) => (value === null ? words('unknown') : String(value))
  const columns: Column<Row>[] = [
    { key: 'rank', head: words('rank'), figures: true, cell: ({ rank }) => <b>{rank}</b> },
    { key: 'name', head: words('name'), isRowHead: true, cell: ({ name }) => name },
    // Right after the name, so that a phone shows it without scrolling.
    { key: 'total', head: words('total'), figures: true, cell: ({ total }) => <b className={total < 0 ? 'text-red' : ''}>{formatPoints(total)}</b> },
    ...roundNumbers.map((number, index) => ({ key: `round-${number}`, head: words('round', { number: String(number) }), figures: true, cell: ({ perRound }: Row) => points(perRound[index] ?? null) })),
    { key: 'games', head: words('games'), figures: true, cell: ({ gamesPlayed }) => count(gamesPlayed) },
    { key: 'solos', head: words('solos'), figures: true, cell: ({ solos }) => count(solos) },
    { key: 'club', head: words('club'), cell: ({ club }) => <span className="text-ink-2">{club}</span> },
  ]
  return (
    <>
      <DeskHead title={words('title')} state={words('after', { number: String(last) })}>
        <StandingsState official={official} />
      </DeskHead>
      {rounds
        .filter(({ checked }) => !checked)
        .map(({ number, unchecked }) => (
          <p key={number} className="mb-3 text-gold">
            {words('waiting', { round: String(number), count: unchecked.length, tables: unchecked.join(', ') })}
          </p>
        ))}
      <Table caption={words('after', { number: String(last) })} columns={columns} rows={rows} rowKey={({ personId }) => personId} />
    </>
  )
}
