import type { Locale } from '@/lib/i18n/locale'
import { paper } from '@/lib/pdf/paper'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import type { PrintedTournament } from '@/lib/pdf/printed-tournament'
import { drawCutMarks } from './draw-cut-marks'
import { drawSeatCard } from './draw-seat-card'
import type { PrintedSeatCard } from './printed-seat-card'
import { stackOrder } from './stack-order'

const [columns, rows] = [2, 5]
const card = { width: (paper.short - 2 * paper.margin) / columns, height: (paper.long - 2 * paper.margin) / rows }

/** Personal cards to cut, ten on a sheet: cut all sheets in one stack, lay pile on pile, and they are in order. */
export function seatCardPages(tournament: PrintedTournament, round: number | null, cards: readonly PrintedSeatCard[], locale: Locale): readonly PdfPage[] {
  return stackOrder(cards, columns * rows).map((sheet) => ({
    draw: (document) => {
      drawCutMarks(document, { columns, rows, ...card })
      sheet.forEach((each, place) => {
        if (each === null) return
        const box = { x: paper.margin + (place % columns) * card.width, y: paper.margin + Math.floor(place / columns) * card.height, ...card }
        drawSeatCard(document, box, { tournament, round, ...each }, locale)
      })
    },
  }))
}
