import { getMessages, getTranslations } from 'next-intl/server'
import { PinSection } from '@/components/referee/pin-section'
import { QueueList } from '@/components/referee/queue-list'
import { QueueSound } from '@/components/referee/queue-sound'
import { SanctionSection } from '@/components/referee/sanction-section'
import { TableChoice } from '@/components/referee/table-choice'
import { DeskHead } from '@/components/desk/desk-head'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { mayImpose } from '@/lib/auth/may-impose'
import { staffPage } from '@/lib/auth/staff-page'
import { entryWords } from '@/lib/i18n/entry-words'
import { tournamentCatalogue } from '@/lib/tournament/catalogue/tournament-catalogue'
import { hasPin } from '@/lib/tournament/penalties/has-pin'
import { listSanctions } from '@/lib/tournament/penalties/list-sanctions'
import { pinUses } from '@/lib/tournament/penalties/pin-uses'
import { refereeQueue } from '@/lib/tournament/penalties/referee-queue'
import { tablesInPlay } from '@/lib/tournament/penalties/tables-in-play'
import { peopleToChoose } from '@/lib/tournament/players/people-to-choose'
import { publishedRounds } from '@/lib/tournament/rounds/published-rounds'

const sanctionKinds = ['warning', 'deduction', 'disqualification', 'boundDecision'] as const

export default async function RefereePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, may.seePenalties, '', 'referee')
  const words = await getTranslations('referee')
  const { id } = tournament
  const { catalogue: messages } = await getMessages()
  const [catalogue, items, tables, sanctions, people, rounds, isSet, uses] = await Promise.all([tournamentCatalogue(id), refereeQueue(id), tablesInPlay(id), listSanctions(id), peopleToChoose(id, { leavers: true }), publishedRounds(id), hasPin(viewer.accountId), pinUses(id, viewer.accountId)])
  const kinds = sanctionKinds.filter((kind) => mayImpose(viewer.roles, kind))
  const bound = catalogue.flatMap((item) => (item.kind === 'bound-decision' && !item.retired && !item.creditsPartners ? [{ ...item, words: entryWords(item, messages.entries) }] : []))
  return (
    <>
      <DeskHead title={words('title')}>
        <QueueSound keys={items.map(({ kind, key }) => `${kind} ${key}`)} />
        <LinkButton href={`/referee/${slug}/log`}>{words('log')}</LinkButton>
      </DeskHead>
      <section aria-label={words('queue')}>{items.length === 0 ? <EmptyState title={words('nothing')} text={words('nothingText')} /> : <QueueList slug={slug} items={items} now={new Date().toISOString()} />}</section>
      {may.awardPenalty(viewer) && tables.length > 0 && <TableChoice slug={slug} tables={tables} />}
      <SanctionSection slug={slug} sanctions={sanctions.map((sanction) => ({ ...sanction, mayCancel: mayImpose(viewer.roles, sanction.kind) }))} people={people} rounds={rounds} kinds={kinds} bound={bound} />
      {may.countersign(viewer) && <PinSection slug={slug} isSet={isSet} uses={uses} />}
    </>
  )
}
