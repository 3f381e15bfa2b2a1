import '@/app/globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/components/site/document'

export { viewport } from '@/components/site/viewport'

export const metadata: Metadata = { title: 'Karlchen', robots: { index: false } }

/** The page of a table's device. One HTML for everybody, so that it can be kept: its language is found in the browser. */
export default function ListLayout({ children }: { children: ReactNode }) {
  return <Document locale="de">{children}</Document>
}
