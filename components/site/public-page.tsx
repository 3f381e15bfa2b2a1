import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PublicFooter } from '@/components/site/public-footer'
import { PublicHeader } from '@/components/site/public-header'
import { PageShell } from '@/components/ui/page-shell'
import type { Locale } from '@/lib/i18n/locale'

type PublicPageProps = { locale: Locale; path: string; children: ReactNode }

/** Every page for players and spectators; `path` is its address without language. */
export function PublicPage({ locale, path, children }: PublicPageProps) {
  const t = useTranslations('site')
  return (
    <PageShell skip={t('skip')} header={<PublicHeader locale={locale} path={path} />} footer={<PublicFooter />}>
      {children}
    </PageShell>
  )
}
