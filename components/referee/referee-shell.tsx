import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BrandLink } from '@/components/brand/brand-link'
import { SignOutButton } from '@/components/sign-in/sign-out-button'
import { StaffLanguageSwitch } from '@/components/site/staff-language-switch'
import { PageHeader } from '@/components/ui/page-header'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { otherLocale } from '@/lib/i18n/other-locale'

/** Every page of referee and tribunal, one column for the phone in their hand. */
export function RefereeShell({ slug, tournament, children }: { slug: string; tournament: string; children: ReactNode }) {
  const site = useTranslations('site')
  const words = useTranslations('referee')
  const other = otherLocale(useLocale())
  return (
    <div className="min-h-dvh">
      <a href="#content" className="sr-only rounded-card bg-green px-4 py-3 font-semibold text-green-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10">
        {site('skip')}
      </a>
      <PageHeader
        brand={<BrandLink href={`/desk/${slug}`} name={site('name')} label={words('toDesk')} />}
        tools={
          <>
            <StaffLanguageSwitch language={other} name={site('otherLanguage')} shortName={site('otherLanguageShort')} />
            <ThemeSwitch label={site('theme')} />
            <SignOutButton />
          </>
        }
      />
      {/* Room below for what is said in passing, as at the desk. */}
      <main id="content" tabIndex={-1} className="mx-auto max-w-2xl px-4 pt-4 pb-36 outline-none sm:px-6">
        <p className="mb-2 text-[0.8125rem] font-medium text-ink-2">{tournament}</p>
        {children}
      </main>
    </div>
  )
}
