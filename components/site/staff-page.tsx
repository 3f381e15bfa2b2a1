import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BrandLink } from '@/components/brand/brand-link'
import { StaffLanguageSwitch } from '@/components/site/staff-language-switch'
import { PageHeader } from '@/components/ui/page-header'
import { PageShell } from '@/components/ui/page-shell'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { otherLocale } from '@/lib/i18n/other-locale'

/** A single page for staff, such as sign-in, with nothing but the switches in its head. */
export function StaffPage({ children }: { children: ReactNode }) {
  const t = useTranslations('site')
  const other = otherLocale(useLocale())
  return (
    <PageShell
      skip={t('skip')}
      header={
        <PageHeader
          brand={<BrandLink href="/" name={t('name')} label={t('home')} />}
          tools={
            <>
              <StaffLanguageSwitch language={other} name={t('otherLanguage')} shortName={t('otherLanguageShort')} />
              <ThemeSwitch label={t('theme')} />
            </>
          }
        />
      }
    >
      {children}
    </PageShell>
  )
}
