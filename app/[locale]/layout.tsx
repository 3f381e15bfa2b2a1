import '@/app/globals.css'
import type { ReactNode } from 'react'
import { Document } from '@/components/site/document'
import { locales } from '@/lib/i18n/locale'
import { pageLocale } from '@/lib/i18n/page-locale'

export { viewport } from '@/components/site/viewport'

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

type PublicLayoutProps = { params: Promise<{ locale: string }>; children: ReactNode }

export default async function PublicLayout({ params, children }: PublicLayoutProps) {
  return <Document locale={await pageLocale(params)}>{children}</Document>
}
