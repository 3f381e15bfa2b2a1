import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { DecisionLog } from '@/components/referee/decision-log'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { hallMoment } from '@/lib/i18n/hall-moment'
import { entryNames } from '@/lib/tournament/catalogue/entry-names'
import { decisionLog } from '@/lib/tournament/penalties/decision-log'

export default async function LogPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { tournament } = await staffPage(slug, may.seePenalties, 'log', 'referee')
  const words = await getTranslations('referee')
  const locale = await getLocale()
  const { catalogue } = await getMessages()
  const [entries, names] = await Promise.all([decisionLog(tournament.id), entryNames(tournament.id, catalogue.entries)])
  return (
    <>
      <DeskHead title={words('logTitle')}>
        <LinkButton href={`/referee/${slug}`}>{words('toQueue')}</LinkButton>
      </DeskHead>
      {entries.length === 0 ? <EmptyState title={words('nothing')} text={words('logEmpty')} /> : <DecisionLog entries={entries.map((entry) => ({ ...entry, entry: names.get(entry.entry ?? '') ?? null, time: hallMoment(new Date(entry.at), locale, { dateStyle: 'short', timeStyle: 'short' }) }))} />}
    </>
  )
}
