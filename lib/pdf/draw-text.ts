import type { Box } from './box'
import { directionRuns } from './direction-runs'
import { fitText, lineHeight } from './fit-text'
import type { FontName } from './font-bytes'
import { fontLetters } from './font-letters'
import { ink } from './ink'
import { printable } from './printable'

type Align = 'left' | 'center' | 'right'

export interface TextLook {
  readonly size: number
  /** Smallest size to shrink to; without it the size stays and the text is shortened. */
  readonly least?: number
  readonly font?: FontName
  readonly colour?: string
  readonly align?: Align
  readonly vertical?: 'top' | 'middle' | 'bottom'
}

const share = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const

/** The part of a line above the baseline, as a share of the font size. */
const ascent = 0.95

/** Writes into a box and never outside of it: the one way in which text comes onto paper. */
export function drawText(document: PDFKit.PDFDocument, text: string, box: Box, look: TextLook): void {
  const { size, least = size, font = 'plain', colour = ink.text, align = 'left', vertical = 'top' } = look
  document.font(font)
  const measure = (part: string) => document.fontSize(100).widthOfString(part) / 100
  const fitted = fitText({ text: printable(text, fontLetters(font)), width: box.width, height: box.height, size, least, measure })
  const widths = fitted.lines.map((line) => measure(line) * fitted.size)
  document.fillColor(colour)
  const step = fitted.size * lineHeight
  const top = box.y + (box.height - fitted.lines.length * step) * share[vertical]
  fitted.lines.forEach((line, index) => {
    let x = box.x + (box.width - (widths[index] ?? 0)) * share[align]
    for (const run of directionRuns(line)) {
      document.fontSize(fitted.size).text(run, x, top + index * step + ascent * fitted.size, { lineBreak: false, baseline: 'alphabetic' })
      x += measure(run) * fitted.size
    }
  })
}
