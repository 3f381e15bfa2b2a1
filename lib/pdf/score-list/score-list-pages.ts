import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { drawListFoot } from './draw-list-foot'
import { drawListHead } from './draw-list-head'
import { drawListNames } from './draw-list-names'
import { drawListRows } from './draw-list-rows'
import { listGrid } from './list-grid'
import type { PrintedList } from './printed-list'

/** Score lists to fill in by hand, each on exactly one A4 page. */
export function scoreListPages(lists: readonly PrintedList[], locale: Locale): readonly PdfPage[] {
  const words = messagesOf(locale).print.list
  return lists.map((list) => ({
    draw: (document) => {
      const grid = listGrid(list.tableSize)
      drawListHead(document, grid, list, words, locale)
      drawListNames(document, grid, list, words, locale)
      drawListRows(document, grid, words)
      drawListFoot(document, grid, list, words)
    },
  }))
}
