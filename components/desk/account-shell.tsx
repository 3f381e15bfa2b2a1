import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BrandLink } from '@/components/brand/brand-link'
import { KeepSession } from '@/components/desk/keep-session'
import { SignOutButton } from '@/components/sign-in/sign-out-button'
import { StaffLanguageSwitch } from '@/components/site/staff-language-switch'
import { PageHeader } from '@/components/ui/page-header'
import { PageShell } from '@/components/ui/page-shell'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { otherLocale } from '@/lib/i18n/other-locale'

/** A page of somebody who is signed in and not inside of a tournament. */
export function AccountShell({ title, children }: { title: string; children: ReactNode }) {
  const site = useTranslations('site')
  const words = useTranslations('desk')
  const other = otherLocale(useLocale())
  const { signIn, refusal, fieldProblem, tournament, tournaments, violations, board } = useMessages()
  return (
    <NextIntlClientProvider messages={{ signIn, refusal, fieldProblem, tournament, tournaments, violations, board }}>
      <PageShell
        skip={site('skip')}
        header={
          <PageHeader
            brand={<BrandLink href="/desk" name={site('name')} label={words('toTournaments')} />}
            tools={
              <>
                <StaffLanguageSwitch language={other} name={site('otherLanguage')} shortName={site('otherLanguageShort')} />
                <ThemeSwitch label={site('theme')} />
                <SignOutButton />
              </>
            }
          />
        }
      >
        <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
          <h1 className="mb-5 text-2xl font-bold tracking-tight">{title}</h1>
          {children}
        </div>
      </PageShell>
      <KeepSession />
    </NextIntlClientProvider>
  )
}
