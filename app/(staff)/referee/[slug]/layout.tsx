import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { KeepSession } from '@/components/desk/keep-session'
import { RefreshOnChange } from '@/components/live/refresh-on-change'
import { RefereeShell } from '@/components/referee/referee-shell'
import { ToastProvider } from '@/components/ui/toast-provider'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'

type RefereeLayoutProps = { params: Promise<{ slug: string }>; children: ReactNode }

/** Every page below asks for its own right once more, as at the desk. */
export default async function RefereeLayout({ params, children }: RefereeLayoutProps) {
  const { slug } = await params
  const { tournament } = await staffPage(slug, may.seePenalties, '', 'referee')
  const words = await getTranslations()
  const { site, signIn, desk, board, lists, refusal, violations, penaltyForm, referee } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ site, signIn, desk, board, lists, refusal, violations, penaltyForm, referee }}>
      <ToastProvider close={words('site.close')} region={words('desk.notices')}>
        <RefereeShell slug={slug} tournament={tournament.name}>
          {children}
        </RefereeShell>
        <RefreshOnChange slug={slug} version={tournament.version} lost={words('desk.lost')} />
        <KeepSession />
      </ToastProvider>
    </NextIntlClientProvider>
  )
}
