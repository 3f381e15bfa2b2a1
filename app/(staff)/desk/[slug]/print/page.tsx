import { getLocale, getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { ExportList } from '@/components/export/export-list'
import { PrintGroup } from '@/components/print/print-group'
import { PrintLine } from '@/components/print/print-line'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import type { Viewer } from '@/lib/auth/viewer'
import { printFigures } from '@/lib/tournament/print/print-figures'
import { plansOf } from './plans-of'

/** Referees and tribunal find their log here, and nothing else. */
const mayPrintAny = (viewer: Viewer): boolean => may.print(viewer) || may.seePenalties(viewer)

export default async function PrintPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, mayPrintAny, 'print')
  const [mayPrint, mayPrintDecisions] = [may.print(viewer), may.seePenalties(viewer)]
  const words = await getTranslations('print')
  const { people, ranked, round, filled } = await printFigures(tournament.id)
  const plans = round && mayPrint && (await plansOf(tournament, await getLocale()))
  const sheets = (count: number) => words('figures.sheets', { count })
  return (
    <>
      <DeskHead title={words('title')} state={words('text')} />
      {mayPrint && (
        <PrintGroup title={words('groups.before.title')} text={words('groups.before.text')}>
          {people > 0 && <PrintLine what="seat-cards" slug={slug} figure={`${sheets(Math.ceil(people / 10))} · ${words('figures.people', { count: people })}`} />}
          <PrintLine what="blank-list" slug={slug} figure={sheets(tournament.kind === 'official' ? 1 : 2)} />
        </PrintGroup>
      )}
      {mayPrint && !plans && <PrintGroup title={words('groups.next.title')} text={words('groups.next.missing')} />}
      {round && plans && (
        <PrintGroup title={words('groups.next.title')} text={words('groups.next.text', { round: String(round.number) })}>
          <PrintLine what="next-round" slug={slug} isMain figure={`${sheets(plans.byTable + plans.byName + round.newSigns + round.tables)} · ${words('figures.newSigns', { count: round.newSigns })}`} />
          {round.newSigns < round.tables && <PrintLine what="next-round-all" slug={slug} figure={sheets(plans.byTable + plans.byName + 2 * round.tables)} />}
          <PrintLine what="seats-by-table" slug={slug} figure={sheets(plans.byTable)} />
          <PrintLine what="seats-by-name" slug={slug} figure={sheets(plans.byName)} />
          <PrintLine what="signs" slug={slug} figure={sheets(round.tables)} />
          <PrintLine what="lists" slug={slug} figure={words('figures.lists', { count: round.tables })} />
        </PrintGroup>
      )}
      {ranked === 0 ? (
        <PrintGroup title={words('groups.after.title')} text={words('groups.after.missing')} />
      ) : (
        <PrintGroup title={words('groups.after.title')} text={words('groups.after.text')}>
          {mayPrint && filled.toReversed().map(({ round: number, lists }) => <PrintLine key={number} what="filled-lists" slug={slug} round={number} figure={words('figures.lists', { count: lists })} />)}
          {mayPrint && (['standings', 'results'] as const).map((what) => <PrintLine key={what} what={what} slug={slug} figure={words('figures.people', { count: ranked })} />)}
          {mayPrintDecisions && <PrintLine what="decisions" slug={slug} />}
        </PrintGroup>
      )}
      {may.exportTables(viewer) && <ExportList slug={slug} />}
    </>
  )
}
