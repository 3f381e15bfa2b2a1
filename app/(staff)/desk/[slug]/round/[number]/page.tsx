import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DeskHead } from '@/components/desk/desk-head'
import { Board } from '@/components/round/board'
import { DelegateSection } from '@/components/round/delegate-section'
import { RoundClock } from '@/components/round/round-clock'
import { RoundSteps } from '@/components/round/round-steps'
import { ArchivedRounds } from '@/components/seating/archived-rounds'
import { SeatChanges } from '@/components/seating/seat-changes'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { hallTime } from '@/lib/i18n/hall-time'
import { delegationView } from '@/lib/tournament/delegation/delegation-view'
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
  const byNumber = tables.toSorted((one, other) => one.number - other.number)
  const playing = byNumber.filter(({ handedIn }) => !handedIn).map((table) => ({ listId: table.listId, number: table.number, isOver: !table.awaitsEnd || (table.endsAt !== null && table.endsAt <= now) }))
  const unchecked = byNumber.filter(({ gaps }) => gaps.length > 0)
  const { delegate, candidates } = await delegationView(tournament.id)
  return (
    <>
      <DeskHead title={title} state={stateWords}>
        {state === 'released' && endsAt !== null && (
          <div className="flex items-center">
            <RoundClock endsAt={endsAt} now={now} />
          </div>
        )}
        <RoundSteps slug={slug} round={round} playing={playing} unchecked={unchecked} isLast={round.number >= tournament.plannedRounds} may={{ release: may.releaseRound(viewer), end: may.endRound(viewer), extraTime: may.grantExtraTime(viewer), close: may.runDesk(viewer) }} />
      </DeskHead>
      {state === 'published' && scene && <SeatChanges slug={slug} scene={scene} always />}
      <Board slug={slug} tables={tables} now={now} state={state} may={{ end: may.endRound(viewer), strike: may.strikeGames(viewer) }} />
      <DelegateSection slug={slug} delegate={delegate} candidates={may.nameDelegate(viewer) ? candidates : null} />
      <ArchivedRounds slug={slug} rounds={await archivedRounds(tournament.id, round.number)} mayRestore={may.runDesk(viewer)} />
    </>
  )
}
