import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { drawText } from './draw-text'
import { fillWords } from './fill-words'
import { footOf } from './foot-of'
import { ink } from './ink'
import { paper } from './paper'

interface PageNumber {
  /** From 0. */
  readonly page: number
  readonly pages: number
  readonly isLandscape?: boolean
}

/** Which page of how many this is, at its lower right. */
export function drawPageNumber(document: PDFKit.PDFDocument, { page, pages, isLandscape = false }: PageNumber, locale: Locale): void {
  const width = (isLandscape ? paper.long : paper.short) - 2 * paper.margin
  const text = fillWords(messagesOf(locale).print.page, { page: page + 1, pages })
  drawText(document, text, { x: paper.margin, y: footOf(isLandscape), width, height: 10 }, { size: 7.5, font: 'narrow', colour: ink.faint, align: 'right' })
}
