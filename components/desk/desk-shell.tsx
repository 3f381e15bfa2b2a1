import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BrandLink } from '@/components/brand/brand-link'
import { DeskNav, type DeskStep } from '@/components/desk/desk-nav'
import { SignOutButton } from '@/components/sign-in/sign-out-button'
import { StaffLanguageSwitch } from '@/components/site/staff-language-switch'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { otherLocale } from '@/lib/i18n/other-locale'

type DeskShellProps = { tournament: string; steps: readonly DeskStep[]; children: ReactNode }

/** Every page of one tournament for its staff: the steps at the side, on a small screen on top. */
export function DeskShell({ tournament, steps, children }: DeskShellProps) {
  const site = useTranslations('site')
  const words = useTranslations('desk')
  const other = otherLocale(useLocale())
  return (
    <div className="min-h-dvh min-[900px]:grid min-[900px]:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a href="#content" className="sr-only rounded-card bg-green px-4 py-3 font-semibold text-green-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10">
        {site('skip')}
      </a>
      <header className="flex flex-wrap items-center border-b border-line bg-card px-3 min-[900px]:sticky min-[900px]:top-0 min-[900px]:h-dvh min-[900px]:flex-col min-[900px]:flex-nowrap min-[900px]:items-stretch min-[900px]:overflow-y-auto min-[900px]:border-r min-[900px]:border-b-0 min-[900px]:py-3">
        <div className="px-1.5">
          <BrandLink href="/desk" name={site('name')} label={words('toTournaments')} />
        </div>
        <p className="hidden px-2.5 pb-3 text-[0.8125rem] font-medium text-ink-2 min-[900px]:block">{tournament}</p>
        <DeskNav label={words('steps')} steps={steps} />
        <div className="ml-auto flex items-center min-[900px]:mt-auto min-[900px]:ml-0 min-[900px]:flex-wrap min-[900px]:pt-3">
          <StaffLanguageSwitch language={other} name={site('otherLanguage')} shortName={site('otherLanguageShort')} />
          <ThemeSwitch label={site('theme')} />
          <SignOutButton />
        </div>
      </header>
      {/* Room below for what is said in passing (toast-list.tsx), so that everything can be scrolled out from under it. */}
      <main id="content" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-36 outline-none sm:px-7 sm:pt-6">
        {children}
      </main>
    </div>
  )
}
