import { formatPoints } from '@/lib/i18n/format-points'
import { drawText, type TextLook } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import { tickWidth, type GridRow, type ListGrid } from '@/lib/pdf/score-list/list-grid'
import type { FilledRow } from './filled-row'

/** Left free for the sign of the dealer. */
const dealerWidth = 9

/** Writes into one row of the form what the table wrote: number, value, who scored positive, points and running totals. */
export function drawFilledRow(document: PDFKit.PDFDocument, { game, value, players, note }: ListGrid, { kind, y, height }: GridRow, row: FilledRow): void {
  const write = (text: string, x: number, width: number, look: TextLook) => drawText(document, text, { x, y, width, height }, { least: 4, vertical: 'middle', ...look })
  if (row.gameNo > 0) write(String(row.gameNo), game.x + 2, game.width - 4, { size: 8.5, font: 'narrow', align: 'center' })
  write(row.value, value.x + 2, value.width - 4, { size: kind === 'penalty' ? 7 : 9, font: kind === 'penalty' ? 'narrow' : 'bold', align: 'center' })
  write(row.note, note.x + 2, note.width - 4, { size: 7, font: 'narrow' })
  if (row.isStruck) {
    const [first, last] = [players[0], players.at(-1)]
    if (first !== undefined && last !== undefined) document.moveTo(first.x + 4, y + height / 2).lineTo(last.x + last.width - 4, y + height / 2).lineWidth(0.8).stroke(ink.strong)
    return
  }
  players.forEach(({ position, x, width }, index) => {
    const points = row.points[index] ?? null
    const total = row.totals[index]
    const free = width - tickWidth - dealerWidth
    if (row.positive.includes(position)) write('✓', x + 1, tickWidth - 2, { size: 9, font: 'bold', align: 'center' })
    if (points !== null) write(formatPoints(points), x + tickWidth + dealerWidth, free * 0.44, { size: 7, font: 'narrow', colour: ink.faint, align: 'right' })
    if (total !== undefined && row.points.length > 0) write(formatPoints(total), x + tickWidth + dealerWidth + free * 0.44, free * 0.56 - 4, { size: points === null ? 7.5 : 9, font: points === null ? 'plain' : 'bold', colour: points === null ? ink.faint : ink.text, align: 'right' })
  })
}
