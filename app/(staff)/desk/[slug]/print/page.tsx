import { getLocale, getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { ExportList } from '@/components/export/export-list'
import { PrintGroup } from '@/components/print/print-group'
import { PrintLanguages } from '@/components/print/print-languages'
import { PrintLine } from '@/components/print/print-line'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import type { Viewer } from '@/lib/auth/viewer'
import { isLocale } from '@/lib/i18n/is-locale'
import { printFigures } from '@/lib/tournament/print/print-figures'
import { plansOf } from './plans-of'

/** Referees and tribunal find their log here, and nothing else. */
const mayPrintAny = (viewer: Viewer): boolean => may.print(viewer) || may.seePenalties(viewer)

export default async function PrintPage({ params, searchParams }: { params: Promise<{ slug: string }>; searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> }) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, mayPrintAny, 'print')
  const [mayPrint, mayPrintDecisions] = [may.print(viewer), may.seePenalties(viewer)]
  const words = await getTranslations('print')
  const { lang: named } = await searchParams
  const lang = typeof named === 'string' && isLocale(named) ? named : await getLocale()
  const order = { slug, lang }
  const { people, ranked, round, filled } = await printFigures(tournament.id)
  const plans = round && mayPrint && (await plansOf(tournament, lang))
  const sheets = (count: number) => words('figures.sheets', { count })
  return (
    <>
      <DeskHead title={words('title')} state={words('text')} />
      <PrintLanguages {...order} />
      {mayPrint && (
        <PrintGroup title={words('groups.before.title')} text={words('groups.before.text')}>
          {people > 0 && <PrintLine what="seat-cards" {...order} figure={`${sheets(Math.ceil(people / 10))} · ${words('figures.people', { count: people })}`} />}
          <PrintLine what="blank-list" {...order} figure={sheets(tournament.kind === 'official' ? 1 : 2)} />
        </PrintGroup>
      )}
      {mayPrint && !plans && <PrintGroup title={words('groups.next.title')} text={words('groups.next.missing')} />}
      {round && plans && (
        <PrintGroup title={words('groups.next.title')} text={words('groups.next.text', { round: String(round.number) })}>
          <PrintLine what="next-round" {...order} isMain figure={`${sheets(plans.byTable + plans.byName + round.newSigns + round.tables)} · ${words('figures.newSigns', { count: round.newSigns })}`} />
          {round.newSigns < round.tables && <PrintLine what="next-round-all" {...order} figure={sheets(plans.byTable + plans.byName + 2 * round.tables)} />}
          <PrintLine what="seats-by-table" {...order} figure={sheets(plans.byTable)} />
          <PrintLine what="seats-by-name" {...order} figure={sheets(plans.byName)} />
          <PrintLine what="signs" {...order} figure={sheets(round.tables)} />
          <PrintLine what="lists" {...order} figure={words('figures.lists', { count: round.tables })} />
        </PrintGroup>
      )}
      {ranked === 0 ? (
        <PrintGroup title={words('groups.after.title')} text={words('groups.after.missing')} />
      ) : (
        <PrintGroup title={words('groups.after.title')} text={words('groups.after.text')}>
          {mayPrint && filled.toReversed().map(({ round: number, lists }) => <PrintLine key={number} what="filled-lists" {...order} round={number} figure={words('figures.lists', { count: lists })} />)}
          {mayPrint && (['standings', 'results'] as const).map((what) => <PrintLine key={what} what={what} {...order} figure={words('figures.people', { count: ranked })} />)}
          {mayPrintDecisions && <PrintLine what="decisions" {...order} />}
        </PrintGroup>
      )}
      {may.exportTables(viewer) && <ExportList {...order} />}
    </>
  )
}
