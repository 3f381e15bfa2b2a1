import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PersonPage } from '@/components/person/person-page'
import { PublicPerson } from '@/components/person/public-person'
import { PublicPage } from '@/components/site/public-page'
import { pageLocale } from '@/lib/i18n/page-locale'
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
  const { person: words, refusal } = await getMessages()
  const path = `/t/${slug}/person/${startNumber}`
  return (
    <PublicPage locale={locale} path={path}>
      <div className="mx-auto max-w-2xl px-4 py-6 sm:px-6">
        <NextIntlClientProvider messages={{ person: words, refusal }}>
          <PersonPage path={path} slug={slug} startNumber={Number(startNumber)} publicPart={<PublicPerson slug={slug} person={person} />} />
        </NextIntlClientProvider>
      </div>
    </PublicPage>
  )
}
