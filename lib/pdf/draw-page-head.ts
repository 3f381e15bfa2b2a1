import type { Locale } from '@/lib/i18n/locale'
import { longDay } from '@/lib/i18n/long-day'
import { drawText } from './draw-text'
import { ink } from './ink'
import { paper } from './paper'
import type { PrintedTournament } from './printed-tournament'

export interface PageHead {
  readonly tournament: PrintedTournament
  readonly title: string
  /** What is to be known of this paper before place and day. */
  readonly facts?: readonly string[]
  /** Something everybody must notice, such as a change after the paper was first hung up. */
  readonly stamp?: string | null
  /** Kept free at the right for what a paper puts there itself. */
  readonly aside?: number
  readonly isLandscape?: boolean
}

/** Where the head ends and the content may begin. */
export const headEnd = 94

const stampWidth = 128

/** The top of a page to hang up: what it is, of which tournament, and whether it replaces an earlier one. */
export function drawPageHead(document: PDFKit.PDFDocument, { tournament, title, facts = [], stamp = null, aside = 0, isLandscape = false }: PageHead, locale: Locale): void {
  const x = paper.margin
  const whole = (isLandscape ? paper.long : paper.short) - 2 * x
  const width = whole - aside - (stamp === null ? 0 : stampWidth + 14)
  drawText(document, title, { x, y: 26, width, height: 28 }, { size: 21, least: 12, font: 'bold' })
  drawText(document, tournament.name, { x, y: 53, width, height: 16 }, { size: 11, least: 5, font: 'narrowBold', vertical: 'middle' })
  const where = [...facts, tournament.place, longDay(tournament.day, locale)].filter(Boolean).join(' · ')
  drawText(document, where, { x, y: 71, width, height: 13 }, { size: 8.5, least: 5, font: 'narrow', colour: ink.faint })
  if (stamp === null) return
  const box = { x: x + whole - stampWidth, y: 34, width: stampWidth, height: 26 }
  document.rect(box.x, box.y, box.width, box.height).lineWidth(1.4).stroke(ink.red)
  drawText(document, stamp, { ...box, x: box.x + 5, width: box.width - 10 }, { size: 13, least: 8, font: 'bold', colour: ink.red, align: 'center', vertical: 'middle' })
}
