import { getTranslations } from 'next-intl/server'
import { AccountShell } from '@/components/desk/account-shell'
import { SettingsForm } from '@/components/tournament/settings-form'
import { accountPage } from '@/lib/auth/account-page'
import { today } from '@/lib/i18n/today'
import { lastSettings } from '@/lib/tournament/tournaments/last-settings'

export default async function NewTournamentPage() {
  const { accountId } = await accountPage('/desk/new')
  const words = await getTranslations('tournament')
  return (
    <AccountShell title={words('new')}>
      <SettingsForm initial={{ name: '', day: today(), ...(await lastSettings(accountId)) }} />
    </AccountShell>
  )
}
