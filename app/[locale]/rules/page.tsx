import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RulesDesk } from '@/components/rules/rules-desk'
import { PublicPage } from '@/components/site/public-page'
import { pageLocale } from '@/lib/i18n/page-locale'
import { publicAlternates } from '@/lib/i18n/public-alternates'

type RulesProps = { params: Promise<{ locale: string }> }

// Without it /nowhere counts as this page in an unknown language and misses the page for what does not exist.
export const dynamicParams = false

export async function generateMetadata({ params }: RulesProps): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('rules')
  return { title: `${t('title')} · Karlchen`, description: t('description'), alternates: publicAlternates(locale, '/rules') }
}

export default async function Rules({ params }: RulesProps) {
  const locale = await pageLocale(params)
  return (
    <PublicPage locale={locale} path="/rules">
      <RulesDesk />
    </PublicPage>
  )
}
