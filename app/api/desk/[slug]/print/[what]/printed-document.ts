import type { Desk } from '@/lib/auth/desk-of'
import type { Viewer } from '@/lib/auth/viewer'
import type { Locale } from '@/lib/i18n/locale'
import type { PdfPage } from '@/lib/pdf/pdf-page'

export interface PrintOrder {
  readonly tournament: Desk['tournament']
  readonly locale: Locale
  /** Of a paper that belongs to one round, which; the latest when none is named. */
  readonly round: number | null
  /** Of a paper of which each table has its own, whose; all of them when none is named. */
  readonly table: number | null
}

/** One thing that can be printed: who may, and its pages. */
export interface PrintedDocument {
  readonly may: (viewer: Viewer) => boolean
  readonly pages: (order: PrintOrder) => Promise<readonly PdfPage[]>
  /** What is to be remembered once it is printed. */
  readonly printed?: (order: PrintOrder) => Promise<void>
}
