import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Hero } from '@/components/home/hero'
import { PublicTournaments } from '@/components/home/public-tournaments'
import { Reasons } from '@/components/home/reasons'
import { PublicPage } from '@/components/site/public-page'
import { longDay } from '@/lib/i18n/long-day'
import { pageLocale } from '@/lib/i18n/page-locale'
import { publicAlternates } from '@/lib/i18n/public-alternates'
import { listPublicTournaments } from '@/lib/tournament/tournaments/list-public-tournaments'

type HomeProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, unknown>> }

// Without it /nowhere counts as this page in an unknown language and misses the page for what does not exist.
export const dynamicParams = false
// The tournaments are those of now, not those of the build.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('home')
  return { title: `Karlchen · ${t('title')}`, description: t('description'), alternates: publicAlternates(locale, '/') }
}

export default async function Home({ params, searchParams }: HomeProps) {
  const locale = await pageLocale(params)
  const { q } = await searchParams
  const typed = typeof q === 'string' ? q.slice(0, 100) : ''
  const { tournaments, found, all } = await listPublicTournaments(typed)
  const rows = tournaments.map(({ day, ...tournament }) => ({ ...tournament, date: longDay(day, locale) }))
  return (
    <PublicPage locale={locale} path="/">
      <Hero locale={locale} />
      <Reasons />
      <PublicTournaments locale={locale} tournaments={rows} typed={typed} found={found} all={all} />
    </PublicPage>
  )
}
