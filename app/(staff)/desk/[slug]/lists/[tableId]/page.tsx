import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DeskHead } from '@/components/desk/desk-head'
import { CheckButton } from '@/components/lists/check-button'
import { ConflictList } from '@/components/lists/conflict-list'
import { CorrectionDesk } from '@/components/lists/correction-desk'
import { DevicePanel } from '@/components/lists/device-panel'
import { ListTable } from '@/components/lists/list-table'
import { NextListLink } from '@/components/lists/next-list-link'
import { ReopenButton } from '@/components/lists/reopen-button'
import { TimePanel } from '@/components/lists/time-panel'
import { TotalsForm } from '@/components/lists/totals-form'
import { LeavingActs } from '@/components/table-acts/leaving-acts'
import { buttonClasses } from '@/components/ui/button-classes'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { Refusal } from '@/lib/errors/refusal'
import { devicesOfTable } from '@/lib/tournament/devices/devices-of-table'
import { deskList } from '@/lib/tournament/lists/desk-list'
import { timeOfList } from '@/lib/tournament/lists/time-of-list'
import { nextList } from '@/lib/tournament/rounds/next-list'
import { leavingScene } from '@/lib/tournament/seating/leaving-scene'

const isRefused = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

export default async function ListPage({ params }: { params: Promise<{ slug: string; tableId: string }> }) {
  const { slug, tableId } = await params
  const { tournament, viewer } = await staffPage(slug, may.seeDesk, `lists/${tableId}`)
  const list = await deskList(tournament.id, tableId).catch(isRefused)
  if (list === null) notFound()
  const words = await getTranslations('lists')
  const { state, correction, remaining, totalsOnly, rows, people, roundState, totalsVersion } = list
  const playing = roundState === 'released' || roundState === 'ended'
  const inCorrection = may.correctList(viewer) ? correction : null
  const complete = correction === null ? state === 'submitted' || totalsOnly : correction.list.missing.length === 0
  const canCheck = may.checkList(viewer) && (playing || correction !== null) && complete && state !== 'checked'
  const canReopen = may.reopenList(viewer) && (state === 'submitted' || state === 'checked')
  const canPrint = may.print(viewer) && (state === 'submitted' || state === 'checked')
  const canType = correction === null ? may.typeTotals(viewer) && playing && (state === 'open' || state === 'end-announced' || state === 'totals-only') : may.runDesk(viewer) && totalsOnly
  const mayType = may.typePaper(viewer) && playing && !totalsOnly && correction === null
  const next = may.checkList(viewer) && playing && state === 'checked' ? await nextList(tournament.id, list.roundNumber, list.tableNumber) : null
  const devices = may.signDevicesOff(viewer) ? await devicesOfTable(tournament.id, tableId) : null
  const stateWords = [words(`states.${state}`), ...(remaining > 0 && !totalsOnly ? [words('remaining', { count: remaining })] : [])].join(' · ')
  return (
    <>
      <DeskHead title={words('listTitle', { table: String(list.tableNumber), round: String(list.roundNumber) })} state={stateWords}>
        <LinkButton href={`/desk/${slug}/lists?round=${String(list.roundNumber)}`}>{words('back')}</LinkButton>
        {mayType && <LinkButton href={`/desk/${slug}/lists/${tableId}/paper`}>{(await getTranslations('paper'))('open')}</LinkButton>}
        {canPrint && (
          <a href={`/api/desk/${slug}/print/filled-lists?round=${String(list.roundNumber)}&table=${String(list.tableNumber)}&lang=${await getLocale()}`} target="_blank" rel="noreferrer" className={buttonClasses('plain')}>
            {words('print')}
          </a>
        )}
        {next && <NextListLink slug={slug} next={next} />}
        {canReopen && <ReopenButton key={`reopen-${String(list.stateVersion)}`} slug={slug} list={list} roundIsClosed={roundState === 'closed'} />}
        {canCheck && <CheckButton key={list.length} slug={slug} list={list} />}
      </DeskHead>
      <TimePanel slug={slug} time={await timeOfList(tournament.id, list.listId)} may={{ extraTime: may.grantExtraTime(viewer), end: may.endRound(viewer), strike: may.strikeGames(viewer), answer: may.answerDealing(viewer) }} />
      <ConflictList conflicts={list.conflicts} />
      {inCorrection === null ? (
        <ListTable tableNumber={list.tableNumber} people={people} rows={rows} />
      ) : (
        <CorrectionDesk slug={slug} listId={list.listId} list={inCorrection.list} openedBy={inCorrection.openedBy} names={people.map(({ name }) => name)} mayStrike={may.strikeGames(viewer)}>
          <ListTable tableNumber={list.tableNumber} people={people} rows={rows} />
        </CorrectionDesk>
      )}
      <LeavingActs slug={slug} scene={await leavingScene(tournament.id, list.listId)} mayChange={may.changeSeats(viewer)} mayFreeze={may.freezeList(viewer)} />
      {rows.length === 0 && !totalsOnly && <p className="mt-3 text-ink-2">{words('empty')}</p>}
      {(state === 'open' || state === 'end-announced') && playing && <p className="mt-3 text-ink-2">{words('notSubmitted')}</p>}
      {devices && <DevicePanel slug={slug} table={{ ...devices, number: list.tableNumber }} />}
      {canType && <TotalsForm key={totalsVersion} slug={slug} list={list} hasGames={rows.length > 0} />}
    </>
  )
}
