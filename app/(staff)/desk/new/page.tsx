import { getLocale, getTranslations } from 'next-intl/server'
import { AccountShell } from '@/components/desk/account-shell'
import { ModelField } from '@/components/tournament/model-field'
import { SettingsForm } from '@/components/tournament/settings-form'
import { accountPage } from '@/lib/auth/account-page'
import { longDay } from '@/lib/i18n/long-day'
import { today } from '@/lib/i18n/today'
import { lastSettings } from '@/lib/tournament/tournaments/last-settings'
import { listTournaments } from '@/lib/tournament/tournaments/list-tournaments'
import { settingsToCopy } from '@/lib/tournament/tournaments/settings-to-copy'

/** A new tournament, from nothing or (`?from=`) modelled on an older one. */
export default async function NewTournamentPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const { accountId } = await accountPage('/desk/new')
  const words = await getTranslations('tournament')
  const locale = await getLocale()
  const { from } = await searchParams
  const model = typeof from === 'string' ? await settingsToCopy(from, accountId) : null
  const models = (await listTournaments(accountId)).filter(({ manages }) => manages).map(({ slug, name, day }) => ({ slug, name, day: longDay(day, locale) }))
  const { slug, people, ...settings } = model ?? { slug: null, people: 0, name: '', ...(await lastSettings(accountId)) }
  return (
    <AccountShell title={words('new')}>
      {models.length > 0 && <ModelField value={slug ?? ''} models={models} />}
      <SettingsForm key={slug} initial={{ ...settings, day: today() }} {...(slug !== null && { model: { slug, people } })} />
    </AccountShell>
  )
}
