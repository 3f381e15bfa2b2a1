import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DeskHead } from '@/components/desk/desk-head'
import { BoardCounts } from '@/components/round/board-counts'
import { BoardTableCard } from '@/components/round/board-table-card'
import { RoundClock } from '@/components/round/round-clock'
import { RoundSteps } from '@/components/round/round-steps'
import { ArchivedRounds } from '@/components/seating/archived-rounds'
import { SeatChanges } from '@/components/seating/seat-changes'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { hallTime } from '@/lib/i18n/hall-time'
import { getRound } from '@/lib/tournament/rounds/get-round'
import { archivedRounds } from '@/lib/tournament/seating/archived-rounds'
import { seatScene } from '@/lib/tournament/seating/seat-scene'

export default async function RoundPage({ params }: { params: Promise<{ slug: string; number: string }> }) {
  const { slug, number } = await params
  const { tournament, viewer } = await staffPage(slug, may.seeDesk, `round/${number}`)
  if (!/^[1-9]\d?$/.test(number)) notFound()
  const words = await getTranslations('board')
  const title = words('title', { number, of: String(tournament.plannedRounds) })
  const round = await getRound(tournament.id, Number(number))
  if (round === null) {
    return (
      <>
        <DeskHead title={title} />
        <EmptyState title={words('none')} text={words('noneText')}>
          {may.seeDraw(viewer) && <LinkButton href={`/desk/${slug}/draw`}>{words('toDraw')}</LinkButton>}
        </EmptyState>
      </>
    )
  }
  const { state, releasedAt, endsAt, now, tables } = round
  const times = releasedAt !== null && endsAt !== null ? words('times', { from: hallTime(releasedAt), until: hallTime(endsAt) }) : ''
  const stateWords = { published: words('published'), released: times, ended: words('ended'), closed: words('closed') }[state]
  const scene = may.runDesk(viewer) ? await seatScene(tournament.id) : null
  const unchecked = tables.filter(({ status }) => status !== 'checked').map((table) => table.number).toSorted((one, other) => one - other)
  return (
    <>
      <DeskHead title={title} state={stateWords}>
        {state === 'released' && endsAt !== null && (
          <div className="flex items-center">
            <RoundClock endsAt={endsAt} now={now} />
          </div>
        )}
        <RoundSteps slug={slug} round={round} unchecked={unchecked} isLast={round.number >= tournament.plannedRounds} may={{ release: may.releaseRound(viewer), end: may.endRound(viewer), close: may.runDesk(viewer) }} />
      </DeskHead>
      {state === 'published' && scene && <SeatChanges slug={slug} scene={scene} always />}
      <BoardCounts tables={tables} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
        {tables.map((table) => (
          <BoardTableCard key={table.tableId} slug={slug} table={table} />
        ))}
      </div>
      <ArchivedRounds slug={slug} rounds={await archivedRounds(tournament.id, round.number)} mayRestore={may.runDesk(viewer)} />
    </>
  )
}
