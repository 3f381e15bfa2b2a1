import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DeskHead } from '@/components/desk/desk-head'
import { ListTable } from '@/components/lists/list-table'
import { ClaimCard } from '@/components/referee/claim-card'
import { DecideForm } from '@/components/referee/decide-form'
import { DecisionCard } from '@/components/referee/decision-card'
import { TribunalForm } from '@/components/referee/tribunal-form'
import { isClaimReason } from '@/components/score-list/claim/claim-reasons'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { Refusal } from '@/lib/errors/refusal'
import { entryWords } from '@/lib/i18n/entry-words'
import { tribunalMinutes } from '@/lib/rules/table/tribunal-minutes'
import { tournamentCatalogue } from '@/lib/tournament/catalogue/tournament-catalogue'
import { deskList } from '@/lib/tournament/lists/desk-list'
import { accountName } from '@/lib/tournament/penalties/account-name'
import { decisionTable } from '@/lib/tournament/penalties/decision-table'
import { tribunalMembers } from '@/lib/tournament/penalties/tribunal-members'
import { earlierWords } from './earlier-words'

const isRefused = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

export default async function DecisionPage({ params }: { params: Promise<{ slug: string; tableId: string }> }) {
  const { slug, tableId } = await params
  const { tournament, viewer } = await staffPage(slug, may.seePenalties, `tables/${tableId}`, 'referee')
  const scene = await decisionTable(tournament.id, tableId, viewer.accountId).catch(isRefused)
  if (scene === null) notFound()
  const { listId, list, claims, decisions, isOwnTable } = scene
  const words = await getTranslations('referee')
  const claimWords = await getTranslations('claim.violations')
  const { catalogue: messages } = await getMessages()
  const [items, written, name, say] = await Promise.all([tournamentCatalogue(tournament.id), deskList(tournament.id, tableId), accountName(viewer.accountId), earlierWords()])
  const catalogue = items.filter(({ retired }) => !retired).map((item) => ({ ...item, words: entryWords(item, messages.entries) }))
  const now = new Date()
  const people = scene.people.map(({ position, name: called, earlier }) => ({ position, name: called, note: say(earlier) }))
  const nameOf = (position: number) => people.find((person) => person.position === position)?.name ?? String(position)
  const reasonOf = (key: string | null) => (key !== null && isClaimReason(key) ? claimWords(key) : null)
  const [claim = null] = claims
  const challenged = decisions.find(({ status }) => status === 'challenged')
  const disputed = list.penalties.find(({ award }) => award.penaltyId === challenged?.award.penaltyId)
  const members = disputed && may.decideChallenge(viewer) ? await tribunalMembers({ tournamentId: tournament.id, roundId: scene.roundId, listId, penalty: disputed }) : []
  const mayAct = { countersign: may.countersign(viewer), challenge: may.awardPenalty(viewer), cancel: may.countersign(viewer) }
  const excluded = isOwnTable && !viewer.roles.has('referee')
  return (
    <>
      <DeskHead title={words('table', { number: String(scene.table) })} state={words('round', { number: String(scene.roundNumber) })}>
        <LinkButton href={`/referee/${slug}`}>{words('toQueue')}</LinkButton>
        <LinkButton href={`/desk/${slug}/lists/${tableId}`}>{words('wholeList')}</LinkButton>
      </DeskHead>
      <div className="flex flex-col gap-5">
        {claims.map((open) => (
          <ClaimCard
            key={open.claimId}
            slug={slug}
            listId={listId}
            claim={{ ...open, claimant: open.claimant === null ? null : nameOf(open.claimant), offenders: open.offenders.map(nameOf), violation: reasonOf(open.violation) }}
            now={now.toISOString()}
            mayDismiss={may.awardPenalty(viewer)}
            isOwnTable={isOwnTable}
          />
        ))}
        {challenged !== undefined && may.decideChallenge(viewer) && (isOwnTable || challenged.isOwnDecision ? <p className="rounded-card bg-gold-soft px-3.5 py-3 font-medium">{words(isOwnTable ? 'ownCase' : 'ownDecision')}</p> : (
          <TribunalForm
            key={challenged.version}
            slug={slug}
            listId={listId}
            list={list}
            people={people}
            decision={{ award: challenged.award, version: challenged.version, challenger: challenged.challenger === null ? '' : nameOf(challenged.challenger) }}
            minutes={tribunalMinutes(Date.parse(challenged.decidedAt), now.getTime())}
            catalogue={catalogue.filter((entry) => entry.kind === 'violation' || entry.creditsPartners)}
            table={scene.table}
            ownId={viewer.accountId}
            members={members}
            name={name}
          />
        ))}
        {decisions.length > 0 && (
          <section aria-labelledby="decisions" className="flex flex-col gap-2.5">
            <h2 id="decisions" className="text-lg font-bold tracking-tight">
              {words('decisions')}
            </h2>
            {decisions.map((decision) => (
              <DecisionCard key={`${decision.award.penaltyId} ${decision.version}`} slug={slug} listId={listId} decision={{ ...decision, penaltyId: decision.award.penaltyId, severity: decision.award.severity }} people={people} name={name} isOwnTable={isOwnTable} may={excluded ? { countersign: false, challenge: false, cancel: false } : mayAct} />
            ))}
          </section>
        )}
        {written.rows.length > 0 && (
          <section aria-labelledby="last-rows">
            <h2 id="last-rows" className="mb-2 text-lg font-bold tracking-tight">
              {words('lastRows')}
            </h2>
            <ListTable tableNumber={scene.table} people={written.people} rows={written.rows.slice(-4)} />
          </section>
        )}
        {may.awardPenalty(viewer) ? (
          // Its foot stays in sight, which is in the way of whoever came for something else.
          <details open={claim !== null || decisions.length === 0} key={claim?.claimId ?? 'none'}>
            <summary className="mb-3 min-h-11 cursor-pointer py-2 text-lg font-bold tracking-tight">
              <h2 className="inline">{words(claim === null ? 'anyTable' : 'decide')}</h2>
            </summary>
            <DecideForm key={`${claim?.claimId ?? ''} ${list.penalties.length}`} slug={slug} listId={listId} list={list} people={people} claim={claim} isOwnTable={isOwnTable} name={name} catalogue={catalogue} persons={scene.people} round={scene.roundNumber} />
          </details>
        ) : (
          claims.length > 0 && <p className="text-ink-2">{words('notReferee')}</p>
        )}
      </div>
    </>
  )
}
