import type { Locale } from '@/lib/i18n/locale'
import { timeZone } from '@/lib/i18n/time-zone'
import { dayWords } from '@/lib/pdf/day-words'
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
  const { tournament, roundNumbers, plannedRounds, isOfficial, isFinal, correctedAt, at } = standings
  const round = roundNumbers.at(-1)
  const left = width - state.width - 16
  const language = locale === 'de' ? 'de-DE' : 'en-GB'
  drawText(document, isFinal ? words.final : words.interim, { x, y: 26, width: left, height: 28 }, { size: 21, font: 'bold' })
  drawText(document, tournament.name, { x, y: 53, width: left, height: 16 }, { size: 11, least: 7, font: 'narrowBold', vertical: 'middle' })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
  const after = round === undefined ? '' : fillWords(words.afterRound, { round, of: plannedRounds })
  const facts = [after, fillWords(words.at, { time }), tournament.place, dayWords(tournament.day, locale)].filter(Boolean).join(' · ')
  drawText(document, facts, { x, y: 71, width: left, height: 13 }, { size: 8.5, least: 6, font: 'narrow', colour: ink.faint })

  const box = { x: x + width - state.width, y: 34, ...state }
  if (isOfficial) document.rect(box.x, box.y, box.width, box.height).fill(ink.strong)
  else document.rect(box.x, box.y, box.width, box.height).lineWidth(1.2).dash(4, { space: 2 }).stroke(ink.strong).undash()
  drawText(document, isOfficial ? words.official : words.provisional, box, { size: 13, font: 'bold', colour: isOfficial ? '#ffffff' : ink.text, align: 'center', vertical: 'middle' })
  if (correctedAt !== null) {
    const corrected = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(correctedAt)
    drawText(document, fillWords(words.corrected, { time: corrected }), { x: box.x, y: box.y + box.height + 4, width: box.width, height: 13 }, { size: 9.5, font: 'narrowBold', align: 'center' })
  }
  drawCaptions(document, grid, standings, words)
}

function drawCaptions(document: PDFKit.PDFDocument, grid: StandingsGrid, { roundNumbers }: PrintedStandings, words: StandingsWords): void {
  const height = grid.rows - grid.captions
  document.rect(grid.x, grid.captions, grid.width, height).fill(ink.tint)
  const caption = (text: string, { x, width }: { x: number; width: number }, align: TextLook['align'] = 'right') =>
    drawText(document, text, { x: x + 4, y: grid.captions, width: width - 8, height }, { size: 8, least: 5, font: 'narrowBold', align, vertical: 'middle' })
  caption(words.rank, grid.rank)
  caption(words.startNumber, grid.startNumber)
  caption(words.person, grid.name, 'left')
  caption(words.club, grid.club, 'left')
  roundNumbers.forEach((round, index) => {
    const column = grid.rounds[index]
    if (column !== undefined) caption(fillWords(words.round, { round }), column)
  })
  if (grid.deduction !== null) caption(words.deduction, grid.deduction)
  if (grid.games !== null) caption(words.games, grid.games)
  caption(words.total, grid.total)
}
