import { getLocale, getTranslations } from 'next-intl/server'
import { TournamentList } from '@/components/tournament/tournament-list'
import { AccountShell } from '@/components/desk/account-shell'
import { accountPage } from '@/lib/auth/account-page'
import { longDay } from '@/lib/i18n/long-day'
import { listTournaments } from '@/lib/tournament/tournaments/list-tournaments'

/** The tournaments of whoever is signed in. */
export default async function TournamentsPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const { accountId } = await accountPage('/desk')
  const tournaments = await listTournaments(accountId)
  const words = await getTranslations('tournament')
  const several = await getTranslations('tournaments')
  const refusal = await getTranslations('refusal')
  const locale = await getLocale()
  const rows = tournaments.map(({ slug, name, place, day, people, plannedRounds, progress: { stage, round }, archived, manages }) => ({
    ...{ slug, name, archived, manages },
    line: words('line', { place, day: longDay(day, locale), people }),
    stage: several(`stages.${stage}`, { round: String(round), of: String(plannedRounds) }),
  }))
  return (
    <AccountShell title={words('own')}>
      {'ended' in (await searchParams) && (
        <p role="status" className="mb-5 rounded-card border border-line-2 bg-card px-4 py-3 font-medium">
          {refusal('role-ended')}
        </p>
      )}
      <TournamentList tournaments={rows} />
    </AccountShell>
  )
}
