import '@/app/globals.css'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Document } from '@/components/site/document'
import { NotFoundNotice } from '@/components/site/not-found-notice'

export { viewport } from '@/components/site/viewport'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('problem.notFound')
  return { title: `${t('title')} · Karlchen`, robots: { index: false } }
}

/** An address that leads nowhere, in the reader's language. */
export default async function GlobalNotFound() {
  return (
    <Document locale={await getLocale()}>
      <main>
        <NotFoundNotice />
      </main>
    </Document>
  )
}
