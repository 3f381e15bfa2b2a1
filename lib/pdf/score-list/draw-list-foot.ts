import type { Box } from '@/lib/pdf/box'
import { drawText } from '@/lib/pdf/draw-text'
import { ink } from '@/lib/pdf/ink'
import { listPlaces, type ListGrid } from './list-grid'
import type { ListWords } from './list-words'
import type { PrintedList } from './printed-list'
import type { WrittenFoot } from './written-foot'

interface Field {
  readonly label: string
  readonly value?: string
  /** Share of the line. */
  readonly share: number
}

/** What the referee notes about the time, and who signs; a list that was written already says what is known of it. */
export function drawListFoot(document: PDFKit.PDFDocument, { x, width }: ListGrid, { tableSize, seats }: Pick<PrintedList, 'tableSize' | 'seats'>, words: ListWords, written?: WrittenFoot): void {
  const half = (width - 12) / 2
  const time = { x, y: listPlaces.foot, width: half, height: 40 }
  const extra = [0, 1].map((line): readonly Field[] => [
    { label: words.minutes, share: 0.18, value: written?.extraTime[line]?.minutes ?? '' },
    { label: words.reason, share: 0.44, value: written?.extraTime[line]?.reason ?? '' },
    { label: words.referee, share: 0.38, value: written?.extraTime[line]?.referee ?? '' },
  ])
  const struck: readonly Field[] = [
    { label: words.struckNormal, share: 0.31, value: written?.struckNormal ?? '' },
    { label: words.struckSolos, share: 0.31, value: written?.struckSolos ?? '' },
    { label: words.referee, share: 0.38, value: written?.struckBy ?? '' },
  ]
  const clock: readonly Field[] = [
    { label: words.released, share: 0.5, value: written?.released ?? '' },
    { label: words.ended, share: 0.5, value: written?.ended ?? '' },
  ]
  drawLines(document, time, words.extraTime, extra)
  drawLines(document, { ...time, x: x + half + 12 }, words.struck, [struck, clock])

  drawText(document, words.signatures, { x, y: listPlaces.signatures, width, height: 9 }, { size: 7, font: 'narrowBold' })
  const players = Array.from({ length: tableSize }, (_, index) => [index + 1, seats?.[index]?.name].filter((part) => part !== undefined).join(' · '))
  const labels = [...players, words.keeper, words.checked]
  const each = width / labels.length
  labels.forEach((label, index) => {
    const at = { x: x + index * each, y: listPlaces.signatures + 10, width: each, height: listPlaces.bottom - listPlaces.signatures - 10 }
    document.rect(at.x, at.y, at.width, at.height).lineWidth(0.8).stroke(ink.strong)
    drawText(document, written?.signatures[index] ?? '', { x: at.x + 3, y: at.y + 2, width: at.width - 6, height: 18 }, { size: 6.5, least: 2.5, font: 'narrow' })
    drawText(document, label, { x: at.x + 3, y: at.y + at.height - 18, width: at.width - 6, height: 17 }, { size: 6, least: 2.5, font: 'narrow', colour: ink.faint, vertical: 'bottom' })
  })
}

function drawLines(document: PDFKit.PDFDocument, { x, y, width, height }: Box, title: string, lines: readonly (readonly Field[])[]): void {
  drawText(document, title, { x, y, width, height: 9 }, { size: 7, font: 'narrowBold' })
  const step = (height - 10) / lines.length
  lines.forEach((fields, line) => {
    const top = y + 10 + line * step
    let left = x
    for (const { label, share, value = '' } of fields) {
      document.rect(left, top, width * share, step).lineWidth(0.5).stroke(ink.line)
      drawText(document, label, { x: left + 2, y: top + 0.5, width: width * share - 4, height: 7.5 }, { size: 5.5, least: 4.5, font: 'narrow', colour: ink.faint })
      drawText(document, value, { x: left + 3, y: top + 7, width: width * share - 6, height: step - 7.5 }, { size: 7, least: 2.5, font: 'narrow', vertical: 'middle' })
      left += width * share
    }
  })
}
