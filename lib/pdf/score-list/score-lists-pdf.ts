import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { pdfFile } from '@/lib/pdf/pdf-file'
import { drawListFoot } from './draw-list-foot'
import { drawListHead } from './draw-list-head'
import { drawListNames } from './draw-list-names'
import { drawListRows } from './draw-list-rows'
import { listGrid } from './list-grid'
import type { PrintedList } from './printed-list'

/** Score lists to fill in by hand, each on exactly one A4 page. */
export function scoreListsPdf(lists: readonly PrintedList[], locale: Locale): Promise<Buffer> {
  const words = messagesOf(locale).print.list
  const title = [words.name, lists[0]?.tournament?.name].filter(Boolean).join(' · ')
  return pdfFile({ title, locale }, (document) => {
    for (const list of lists) {
      const grid = listGrid(list.tableSize)
      document.addPage()
      drawListHead(document, grid, list, words, locale)
      drawListNames(document, grid, list, words)
      drawListRows(document, grid, words)
      drawListFoot(document, grid, list, words)
    }
  })
}
