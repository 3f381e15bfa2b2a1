import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { pdfFile } from '@/lib/pdf/pdf-file'
import type { PrintedTournament } from '@/lib/pdf/printed-tournament'
import { drawTableSign } from './draw-table-sign'
import type { PrintedSign } from './table-sign'

/** One A4 sheet for each table, to stand or hang in the hall. */
export function tableSignsPdf(tournament: PrintedTournament, signs: readonly PrintedSign[], locale: Locale): Promise<Buffer> {
  const title = `${messagesOf(locale).print.sign.name} · ${tournament.name}`
  return pdfFile({ title, locale }, (document) => {
    for (const sign of signs) {
      document.addPage()
      drawTableSign(document, tournament, sign, locale)
    }
  })
}
