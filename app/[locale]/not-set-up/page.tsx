import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotSetUp } from '@/components/home/not-set-up'
import { PublicPage } from '@/components/site/public-page'
import { pageLocale } from '@/lib/i18n/page-locale'

type NotSetUpProps = { params: Promise<{ locale: string }> }

export const dynamicParams = false

export async function generateMetadata({ params }: NotSetUpProps): Promise<Metadata> {
  await pageLocale(params)
  const t = await getTranslations('notSetUp')
  return { title: `Karlchen · ${t('title')}`, robots: { index: false } }
}

/** What the start page shows until there is an administrator; the server in front of Next chooses it. */
export default async function NotSetUpPage({ params }: NotSetUpProps) {
  const locale = await pageLocale(params)
  return (
    <PublicPage locale={locale} path="/">
      <NotSetUp locale={locale} />
    </PublicPage>
  )
}
