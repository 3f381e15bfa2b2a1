import type { Locale } from '@/lib/i18n/locale'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import type { PrintedTournament } from '@/lib/pdf/printed-tournament'
import { drawTableSign } from './draw-table-sign'
import type { PrintedSign } from './table-sign'

/** One A4 sheet for each table, to stand or hang in the hall. */
export const tableSignPages = (tournament: PrintedTournament, signs: readonly PrintedSign[], locale: Locale): readonly PdfPage[] =>
  signs.map((sign) => ({ draw: (document) => drawTableSign(document, tournament, sign, locale) }))
