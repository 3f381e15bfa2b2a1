import { getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { RoundSwitch } from '@/components/desk/round-switch'
import { BoardTableCard } from '@/components/round/board-table-card'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { getRound } from '@/lib/tournament/rounds/get-round'
import { tableStatuses, type TableStatus } from '@/lib/tournament/rounds/table-status'
import { deskFigures } from '@/lib/tournament/tournaments/desk-figures'

/** What waits for the desk first, then what is still being written, then what is done. */
const place = (status: TableStatus): number => (status === 'submitted' ? -1 : tableStatuses.indexOf(status))

type ListsPageProps = { params: Promise<{ slug: string }>; searchParams: Promise<{ round?: string | string[] }> }

export default async function ListsPage({ params, searchParams }: ListsPageProps) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, may.seeDesk, 'lists')
  const words = await getTranslations('lists')
  const board = await getTranslations('board')
  const result = await getTranslations('result')
  const asked = (await searchParams).round
  const rounds = (await deskFigures(tournament.id)).rounds.filter(({ state }) => state !== 'draft')
  const shown = rounds.find(({ number }) => String(number) === asked) ?? rounds.at(-1)
  const round = shown === undefined ? null : await getRound(tournament.id, shown.number)
  if (round === null) {
    return (
      <>
        <DeskHead title={words('title')} />
        <EmptyState title={board('none')} text={board('noneText')}>
          {may.seeDraw(viewer) && <LinkButton href={`/desk/${slug}/draw`}>{board('toDraw')}</LinkButton>}
        </EmptyState>
      </>
    )
  }
  const tables = round.tables.toSorted((one, other) => place(one.status) - place(other.status) || one.number - other.number)
  const wordOf = ({ number, openLists }: (typeof rounds)[number]) => [result('round', { number: String(number) }), ...(openLists > 0 ? [result('lists', { count: openLists })] : [])].join(' · ')
  return (
    <>
      <DeskHead title={words('title')} state={words('ofRound', { number: String(round.number) })} />
      <RoundSwitch label={words('title')} rounds={rounds.map((each) => ({ number: each.number, word: wordOf(each) }))} current={round.number} base={`/desk/${slug}/lists?round=`} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
        {tables.map((table) => (
          <BoardTableCard key={table.tableId} slug={slug} table={table} now={round.now} />
        ))}
      </div>
    </>
  )
}
