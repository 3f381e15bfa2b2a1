import { hallMoment } from '@/lib/i18n/hall-moment'
import { hallTime } from '@/lib/i18n/hall-time'
import type { Locale } from '@/lib/i18n/locale'
import { drawPageHead } from '@/lib/pdf/draw-page-head'
import { drawText, type TextLook } from '@/lib/pdf/draw-text'
import { fillWords } from '@/lib/pdf/fill-words'
import { ink } from '@/lib/pdf/ink'
import type { PrintedStandings } from './printed-standings'
import type { StandingsGrid } from './standings-grid'
import type { StandingsWords } from './standings-words'

const state = { width: 110, height: 26 } as const

/** What every page says at its top: of which tournament, after which round, how final, and the names of the columns. */
export function drawStandingsHead(document: PDFKit.PDFDocument, grid: StandingsGrid, standings: PrintedStandings, words: StandingsWords, locale: Locale): void {
  const { x, width } = grid
  const { tournament, kind, roundNumbers, plannedRounds, isOfficial, isFinal, correctedAt, at } = standings
  const round = roundNumbers.at(-1)
  const title = kind === 'results' ? words.results : isFinal ? words.final : words.interim
  const time = hallMoment(at, locale, { dateStyle: 'medium', timeStyle: 'short' })
  const facts = [round === undefined ? '' : fillWords(words.afterRound, { round, of: plannedRounds }), fillWords(words.at, { time })]
  const aside = state.width + 16 + (correctedAt === null ? 0 : state.width + 8)
  drawPageHead(document, { tournament, title, facts, aside, isLandscape: grid.isLandscape }, locale)

  const box = { x: x + width - state.width, y: 34, ...state }
  if (isOfficial) document.rect(box.x, box.y, box.width, box.height).fill(ink.strong)
  else document.rect(box.x, box.y, box.width, box.height).lineWidth(1.2).dash(4, { space: 2 }).stroke(ink.strong).undash()
  drawText(document, isOfficial ? words.official : words.provisional, box, { size: 13, font: 'bold', colour: isOfficial ? '#ffffff' : ink.text, align: 'center', vertical: 'middle' })
  if (correctedAt !== null) {
    const stamp = { ...box, x: box.x - state.width - 8 }
    document.rect(stamp.x, stamp.y, stamp.width, stamp.height).lineWidth(1.4).stroke(ink.red)
    drawText(document, fillWords(words.corrected, { time: hallTime(correctedAt.toISOString()) }), { ...stamp, x: stamp.x + 4, width: stamp.width - 8 }, { size: 12, least: 8, font: 'bold', colour: ink.red, align: 'center', vertical: 'middle' })
  }
  drawCaptions(document, grid, words)
}

function drawCaptions(document: PDFKit.PDFDocument, grid: StandingsGrid, words: StandingsWords): void {
  const height = grid.rows - grid.captions
  document.rect(grid.x, grid.captions, grid.width, height).fill(ink.tint)
  const caption = (text: string, { x, width }: { x: number; width: number }, align: TextLook['align'] = 'right') =>
    drawText(document, text, { x: x + 4, y: grid.captions, width: width - 8, height }, { size: 8, least: 5, font: 'narrowBold', align, vertical: 'middle' })
  caption(words.rank, grid.rank)
  caption(words.startNumber, grid.startNumber)
  caption(words.person, grid.name, 'left')
  if (grid.club !== null) caption(words.club, grid.club, 'left')
  for (const column of grid.figures) caption(column.caption, column)
}
