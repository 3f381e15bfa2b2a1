import { drawText } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import { listPlaces, tickWidth, type GridRow, type ListGrid, type RowKind } from './list-grid'
import type { ListWords } from './list-words'

/** The rows to write in: both rubrics, penalties, result, each with its scheduled dealer or its soloist marked. */
export function drawListRows(document: PDFKit.PDFDocument, grid: ListGrid, words: ListWords, box: '☐' | '☑' = '☐'): void {
  const headings: Record<RowKind, string> = { normal: words.normal[grid.players.length === 4 ? 'four' : 'five'], solo: words.solos, penalty: words.penalties, result: '' }
  for (const { kind, y } of grid.bands) {
    document.rect(grid.x, y, grid.width, listPlaces.band).fill(ink.band)
    const width = grid.width - grid.note.width
    drawText(document, headings[kind], { x: grid.x + 3, y, width: width - 6, height: listPlaces.band }, { size: 6.8, least: 5, font: 'narrowBold', vertical: 'middle' })
    if (kind === 'penalty') drawText(document, words.countersigned, { x: grid.note.x + 2, y, width: grid.note.width - 4, height: listPlaces.band }, { size: 6.5, least: 5, font: 'narrow', align: 'center', vertical: 'middle' })
  }
  for (const row of grid.rows) drawMark(document, grid, row, words)
  drawLines(document, grid)
  for (const row of grid.rows) drawLabels(document, grid, row, words, box)
}

function drawMark(document: PDFKit.PDFDocument, { players }: ListGrid, { kind, marked, y, height }: GridRow, words: ListWords): void {
  const player = players.find(({ position }) => position === marked)
  if (player === undefined) return
  document.rect(player.x, y, player.width, height).fill(ink.tint)
  drawText(document, kind === 'solo' ? 'S' : words.dealer, { x: player.x + tickWidth + 2, y: y + 1, width: 8, height: 8 }, { size: 6, font: 'narrow', colour: ink.faint })
}

function drawLines(document: PDFKit.PDFDocument, { x, width, number, game, value, players, note, rows, bands }: ListGrid): void {
  const across = (ys: readonly number[], weight: number, colour: string) => {
    for (const y of ys) document.moveTo(x, y).lineTo(x + width, y)
    document.lineWidth(weight).stroke(colour)
  }
  const ends = rows.map((row, index) => ({ y: row.y + row.height, endsTurn: row.kind === 'normal' && (index + 1) % players.length === 0 }))
  across(ends.filter(({ endsTurn }) => !endsTurn).map(({ y }) => y), 0.4, ink.line)
  across([...ends.filter(({ endsTurn }) => endsTurn), ...bands].map(({ y }) => y), 0.9, ink.strong)
  // In one stroke for all the rows of a kind: a line for each row would double the time to print.
  for (const kind of ['normal', 'solo', 'penalty', 'result'] as const) {
    const group = rows.filter((row) => row.kind === kind)
    const [from, to] = [Math.min(...group.map(({ y }) => y)), Math.max(...group.map(({ y, height }) => y + height))]
    const down = (places: readonly number[], weight: number, colour: string) => {
      for (const at of places) document.moveTo(at, from).lineTo(at, to)
      document.lineWidth(weight).stroke(colour)
    }
    const ticks = kind === 'normal' || kind === 'solo' ? players.map((player) => player.x + tickWidth) : []
    if (kind !== 'result') down([game.x, value.x, ...ticks], 0.4, ink.line)
    down([...players, note].map((column) => column.x), 0.8, ink.strong)
  }
  const last = rows.at(-1)
  if (last === undefined) return
  across([last.y], 1.4, ink.strong)
  document.rect(number.x, listPlaces.captions, width, last.y + last.height - listPlaces.captions).lineWidth(1.2).stroke(ink.strong)
}

function drawLabels(document: PDFKit.PDFDocument, { number, value, note }: ListGrid, { kind, label, y, height }: GridRow, words: ListWords, box: string): void {
  if (kind !== 'result') {
    drawText(document, label, { x: number.x, y, width: number.width, height }, { size: 8.5, font: 'narrow', align: 'center', vertical: 'middle' })
    if (kind === 'penalty') drawText(document, words.award, { x: value.x + 2, y: y + 0.5, width: value.width - 4, height: 8 }, { size: 5.5, font: 'narrow', colour: ink.faint })
    return
  }
  drawText(document, words.result, { x: number.x + 4, y, width: value.x + value.width - number.x - 8, height }, { size: 11, least: 6, font: 'bold', vertical: 'middle' })
  drawText(document, `${box} ${words.rowSum}`, { x: note.x + 3, y, width: note.width - 6, height }, { size: 8, least: 5, font: 'narrow', vertical: 'middle' })
}
