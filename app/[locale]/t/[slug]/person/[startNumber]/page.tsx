import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PersonPage } from '@/components/person/person-page'
import { PublicPerson } from '@/components/person/public-person'
import { PersonGames } from '@/components/public/person-games'
import { SpectatorPage } from '@/components/public/spectator-page'
import { LinkButton } from '@/components/ui/link-button'
import { pageLocale } from '@/lib/i18n/page-locale'
import { publicPath } from '@/lib/i18n/public-path'
import { publicPerson } from '@/lib/tournament/person/public-person'

type PersonProps = { params: Promise<{ locale: string; slug: string; startNumber: string }> }

// Made anew for each visitor: seats and standings change all evening.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PersonProps): Promise<Metadata> {
  await pageLocale(params)
  const words = await getTranslations('person')
  return { title: `${words('title')} · Karlchen`, robots: { index: false }, referrer: 'no-referrer' }
}

export default async function OwnPersonPage({ params }: PersonProps) {
  const [locale, { slug, startNumber }] = [await pageLocale(params), await params]
  const person = /^[1-9]\d{0,3}$/.test(startNumber) ? await publicPerson(slug, Number(startNumber)) : null
  if (person === null) notFound()
  const path = `/t/${slug}/person/${startNumber}`
  const base = publicPath(locale, `/t/${slug}`)
  return (
    <SpectatorPage locale={locale} path={path} tournament={{ slug, version: person.version }}>
      <PersonPage path={path} slug={slug} startNumber={Number(startNumber)} publicPart={<PublicPerson base={base} person={person} />} games={<PersonGames person={person} />} />
      <p className="mt-6">
        <LinkButton href={base}>{(await getTranslations('spectator'))('toTournament')}</LinkButton>
      </p>
    </SpectatorPage>
  )
}
