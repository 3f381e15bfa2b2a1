import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { drawPageNumber } from '@/lib/pdf/draw-page-number'
import { drawText } from '@/lib/pdf/draw-text'
import { fillWords } from '@/lib/pdf/fill-words'
import { ink } from '@/lib/pdf/ink'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { drawSignatures } from './draw-signatures'
import { drawStandingsHead } from './draw-standings-head'
import { drawStandingsRow } from './draw-standings-row'
import type { PrintedStandings } from './printed-standings'
import { standingsColumns } from './standings-columns'
import { standingsGrid } from './standings-grid'

/** The ranking to hang up in the hall: as many pages as it takes, each with its head and number. */
export function standingsPages(standings: PrintedStandings, locale: Locale): readonly PdfPage[] {
  const words = messagesOf(locale).print.standings
  const grid = standingsGrid(standings, standingsColumns(standings, locale))
  const pages = Math.max(1, Math.ceil(standings.rows.length / grid.rowsPerPage))
  const foot = { x: grid.x, y: grid.foot, width: grid.width, height: 10 }
  const hasDropped = standings.rows.some(({ dropped }) => dropped.length > 0)
  const notes = [hasDropped ? words.dropped : '', standings.tieSeed === null ? '' : fillWords(words.lot, { seed: standings.tieSeed })].filter(Boolean).join(' · ')

  const draw = (document: PDFKit.PDFDocument, page: number): void => {
    drawStandingsHead(document, grid, standings, words, locale)
    const rows = standings.rows.slice(page * grid.rowsPerPage, (page + 1) * grid.rowsPerPage)
    rows.forEach((row, index) => drawStandingsRow(document, grid, row, grid.rows + index * grid.rowHeight, words))
    if (standings.rows.length === 0) drawText(document, words.beforeFirst, { ...foot, y: grid.rows + 20, height: 20 }, { size: 12 })
    if (grid.signatures !== null && page === pages - 1) drawSignatures(document, grid, grid.signatures, words)
    drawText(document, notes, { ...foot, width: foot.width - 90 }, { size: 7.5, font: 'narrow', colour: ink.faint })
    drawPageNumber(document, { page, pages, isLandscape: grid.isLandscape }, locale)
  }
  return Array.from({ length: pages }, (_, page) => ({ isLandscape: grid.isLandscape, draw: (document) => draw(document, page) }))
}
