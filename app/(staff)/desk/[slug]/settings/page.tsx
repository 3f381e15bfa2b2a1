import { getLocale, getTranslations } from 'next-intl/server'
import { CatalogueSection } from '@/components/catalogue/catalogue-section'
import { CopiesSection } from '@/components/copies/copies-section'
import { DeskHead } from '@/components/desk/desk-head'
import { HallLink } from '@/components/public/hall-link'
import { RolesSection } from '@/components/roles/roles-section'
import { ArchiveSection } from '@/components/tournament/archive-section'
import { SettingsForm } from '@/components/tournament/settings-form'
import { Pill } from '@/components/ui/pill'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { hallMoment } from '@/lib/i18n/hall-moment'
import { tournamentCatalogue } from '@/lib/tournament/catalogue/tournament-catalogue'
import { deskCopies } from '@/lib/tournament/copies/desk-copies'
import { listRoles } from '@/lib/tournament/roles/list-roles'
import { peopleToChoose } from '@/lib/tournament/players/people-to-choose'
import { deskFigures } from '@/lib/tournament/tournaments/desk-figures'

type SettingsPageProps = { params: Promise<{ slug: string }>; searchParams: Promise<Record<string, unknown>> }

export default async function SettingsPage({ params, searchParams }: SettingsPageProps) {
  const { tournament, viewer } = await staffPage((await params).slug, may.editTournament, 'settings')
  const words = await getTranslations()
  const locale = await getLocale()
  const [{ rounds }, { staff, invitations }, people, catalogue] = await Promise.all([deskFigures(tournament.id), listRoles(tournament.id), peopleToChoose(tournament.id), tournamentCatalogue(tournament.id)])
  const { slug, name, place, day, kind, plannedRounds, tieRule, archived } = tournament
  const saved = 'saved' in (await searchParams)
  const open = invitations.map(({ expiresAt, ...invitation }) => ({ ...invitation, until: hallMoment(new Date(expiresAt), locale, { dateStyle: 'medium' }) }))
  return (
    <>
      <DeskHead title={words('desk.step.settings')}>{saved && <Pill tone="good">✓ {words('tournament.saved')}</Pill>}</DeskHead>
      <SettingsForm slug={slug} initial={{ name, place, day, kind, plannedRounds, tieRule }} tieRuleFrozen={rounds.some(({ state }) => state !== 'draft')} />
      {may.giveRoles(viewer) && <RolesSection slug={slug} ownId={viewer.accountId} staff={staff} invitations={open} people={people} />}
      <CatalogueSection slug={slug} items={catalogue} />
      {may.giveHallLink(viewer) && <HallLink slug={slug} />}
      {may.archiveTournament(viewer) && <ArchiveSection slug={slug} name={name} archived={archived} />}
      <CopiesSection {...deskCopies(slug)} />
    </>
  )
}
