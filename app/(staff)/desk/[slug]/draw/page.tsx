import { getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { DraftFigures } from '@/components/draw/draft-figures'
import { DraftTables } from '@/components/draw/draft-tables'
import { DrawButton } from '@/components/draw/draw-button'
import { DrawnRounds } from '@/components/draw/drawn-rounds'
import { NoDraft } from '@/components/draw/no-draft'
import { StaleNotice } from '@/components/draw/stale-notice'
import { ConfirmAct } from '@/components/round/confirm-act'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { drawView } from '@/lib/tournament/rounds/draft-view'

export default async function DrawPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, may.seeDraw, 'draw')
  const words = await getTranslations('draw')
  const view = await drawView(tournament.id)
  const { draft, number } = view
  const mayDraw = may.runDesk(viewer)
  if (draft === null)
    return (
      <>
        <NoDraft slug={slug} view={view} mayDraw={mayDraw} />
        <DrawnRounds drawn={view.drawn} />
      </>
    )

  const fives = draft.tables.filter(({ size }) => size === 5).length
  const fours = draft.tables.length - fives
  const people = draft.tables.reduce((sum, { size }) => sum + size, 0)
  const state = [words('field', { people }), words('tables', { fours, fives, both: fours > 0 && fives > 0 ? 'yes' : 'no' }), words('onlyHere')].join(' · ')
  // Then the next sensible step is another draw.
  const isOutdated = draft.stale?.ranksChanged === true
  const seen = { roundId: draft.roundId, version: draft.version }
  return (
    <>
      <DeskHead title={words('title', { number: String(draft.number) })} state={state}>
        {mayDraw && (
          <>
            <ConfirmAct slug={slug} path="draw/discard" body={seen} look="quiet" label={words('discard')} title={words('discard')} text={words('againText')} now={words('discard')} />
            <DrawButton slug={slug} number={number} replaces={seen} standings={view.standings} openRound={view.openRound} mode={draft.mode} {...(isOutdated && { look: 'filled' })} />
            <ConfirmAct
              slug={slug}
              path="rounds/publish"
              body={seen}
              look={isOutdated ? 'plain' : 'filled'}
              label={words('publish')}
              title={words('publishTitle', { number: String(draft.number) })}
              text={words('publishText')}
              now={words('publishNow')}
              then={`/desk/${slug}/round/${String(draft.number)}`}
            />
          </>
        )}
      </DeskHead>
      {view.openRound !== null && <p className="mb-3 text-gold">{words('openRound', { number: String(view.openRound) })}</p>}
      {draft.stale !== null && <StaleNotice stale={draft.stale} byStandings={draft.standings !== null} isDraft />}
      <DraftFigures {...draft} />
      <DraftTables slug={slug} draft={draft} maySwap={mayDraw} />
      <DrawnRounds drawn={view.drawn} />
    </>
  )
}
