import { getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { RoundSwitch } from '@/components/desk/round-switch'
import { CorrectedPill } from '@/components/standings/corrected-pill'
import { DeskTable } from '@/components/standings/desk-table'
import { NextStep } from '@/components/standings/next-step'
import { StandingsState } from '@/components/standings/standings-state'
import { TieNote } from '@/components/standings/tie-note'
import { EmptyState } from '@/components/ui/empty-state'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { deskStandings } from '@/lib/tournament/standings/desk-standings'
import { deskFigures } from '@/lib/tournament/tournaments/desk-figures'

type ResultsPageProps = { params: Promise<{ slug: string }>; searchParams: Promise<{ after?: string | string[] }> }

export default async function ResultsPage({ params, searchParams }: ResultsPageProps) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, may.seeDesk, 'results')
  const words = await getTranslations('standings')
  const result = await getTranslations('result')
  const { after } = await searchParams
  const { rounds: every } = await deskFigures(tournament.id)
  const played = every.filter(({ state }) => state === 'released' || state === 'ended' || state === 'closed')
  const asked = typeof after === 'string' && played.some(({ number }) => String(number) === after) ? Number(after) : undefined
  const { official, isFinal, correctedAt, tie, rounds, roundNumbers, rows, disqualified } = await deskStandings(tournament.id, asked)
  const last = roundNumbers.at(-1)
  const latest = every.findLast(({ state }) => state !== 'draft')
  if (last === undefined || latest === undefined || rows.length === 0) {
    return (
      <>
        <DeskHead title={words('title')} />
        <EmptyState title={words('none')} text={words('noneText')} />
      </>
    )
  }
  const title = isFinal ? result('final') : words('after', { number: String(last) })
  const isLatest = last === latest.number
  return (
    <>
      <DeskHead
        title={title}
        state={
          <span className="flex flex-wrap gap-2">
            <StandingsState official={official} />
            <CorrectedPill at={correctedAt} />
          </span>
        }
      >
        <NextStep slug={slug} latest={latest} isFinal={isFinal} official={official} waitsFor={rounds.find(({ checked }) => !checked)?.number} may={{ draw: may.runDesk(viewer), print: may.print(viewer), plan: may.editTournament(viewer) }} />
      </DeskHead>
      <RoundSwitch label={result('after')} rounds={played.map(({ number }) => ({ number, word: result('round', { number: String(number) }) }))} current={last} base={`/desk/${slug}/results?after=`} />
      {isFinal && official && <p className="mb-3 text-green">{result('over')}</p>}
      {!isLatest && <p className="mb-3 text-ink-2">{result('earlier', { number: String(last) })}</p>}
      {rounds
        .filter(({ checked }) => !checked)
        .map(({ number, unchecked }) => (
          <p key={number} className="mb-3 text-gold">
            {words('waiting', { round: String(number), count: unchecked.length, tables: unchecked.join(', ') })}
          </p>
        ))}
      <DeskTable caption={title} roundNumbers={roundNumbers} rows={[...rows, ...disqualified.map((person) => ({ ...person, rank: null, lot: null }))]} />
      <TieNote {...tie} />
    </>
  )
}
