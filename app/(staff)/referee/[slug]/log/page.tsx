import { getFormatter, getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { DecisionLog } from '@/components/referee/decision-log'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { decisionLog } from '@/lib/tournament/penalties/decision-log'

export default async function LogPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { tournament } = await staffPage(slug, may.seePenalties, 'log', 'referee')
  const words = await getTranslations('referee')
  const format = await getFormatter()
  const entries = await decisionLog(tournament.id)
  return (
    <>
      <DeskHead title={words('logTitle')}>
        <LinkButton href={`/referee/${slug}`}>{words('toQueue')}</LinkButton>
      </DeskHead>
      {entries.length === 0 ? <EmptyState title={words('nothing')} text={words('logEmpty')} /> : <DecisionLog entries={entries.map((entry) => ({ ...entry, time: format.dateTime(new Date(entry.at), { dateStyle: 'short', timeStyle: 'short' }) }))} />}
    </>
  )
}
