import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DeskHead } from '@/components/desk/desk-head'
import { CheckButton } from '@/components/lists/check-button'
import { ConflictList } from '@/components/lists/conflict-list'
import { ListTable } from '@/components/lists/list-table'
import { TotalsForm } from '@/components/lists/totals-form'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { Refusal } from '@/lib/errors/refusal'
import { deskList } from '@/lib/tournament/lists/desk-list'

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
  const { state, remaining, totalsOnly, rows, people, roundState, totalsVersion } = list
  const playing = roundState === 'released' || roundState === 'ended'
  const canCheck = may.checkList(viewer) && playing && (state === 'submitted' || totalsOnly) && state !== 'checked'
  const canType = may.typeTotals(viewer) && playing && (state === 'open' || state === 'end-announced' || state === 'totals-only' || state === 'reopened')
  const stateWords = [words(`states.${state}`), ...(remaining > 0 && !totalsOnly ? [words('remaining', { count: remaining })] : [])].join(' · ')
  return (
    <>
      <DeskHead title={words('listTitle', { table: String(list.tableNumber), round: String(list.roundNumber) })} state={stateWords}>
        <LinkButton href={`/desk/${slug}/lists`}>{words('back')}</LinkButton>
        {canCheck && <CheckButton key={list.length} slug={slug} list={list} />}
      </DeskHead>
      <ConflictList conflicts={list.conflicts} />
      <ListTable tableNumber={list.tableNumber} people={people} rows={rows} />
      {rows.length === 0 && !totalsOnly && <p className="mt-3 text-ink-2">{words('empty')}</p>}
      {(state === 'open' || state === 'end-announced') && playing && <p className="mt-3 text-ink-2">{words('notSubmitted')}</p>}
      {canType && <TotalsForm key={totalsVersion} slug={slug} list={list} hasGames={rows.length > 0} />}
    </>
  )
}
