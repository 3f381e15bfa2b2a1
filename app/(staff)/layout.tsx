import '@/app/globals.css'
import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Document } from '@/components/site/document'

export { viewport } from '@/components/site/viewport'

export const metadata: Metadata = { title: 'Karlchen', robots: { index: false } }

/** Pages of staff and of a table's own device: their language is chosen once and kept in a cookie. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  return <Document locale={await getLocale()}>{children}</Document>
}
