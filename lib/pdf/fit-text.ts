import { breakLines } from './break-lines'

export interface TextToFit {
  readonly text: string
  readonly width: number
  readonly height: number
  /** The font size wished for, and the one below which nobody reads it. */
  readonly size: number
  readonly least: number
  /** Width at font size 1. */
  readonly measure: (text: string) => number
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

/** From one baseline to the next, as a share of the font size: room for Ä above and g below. */
export const lineHeight = 1.2

/** Sums of fractions are never quite exact. */
const slack = 0.01

/** The largest font size at which the text fits its box; what does not fit even at the least one ends in an ellipsis. */
export function fitText({ text, width, height, size, least, measure }: TextToFit): FittedText {
  const clean = text.replace(/\s+/gu, ' ').trim()
  for (let tried = size; tried >= least; tried -= 0.5) {
    const { lines, isTorn } = breakLines(clean, width, (part) => measure(part) * tried)
    // A smaller word is better than a torn one.
    const isLast = tried - 0.5 < least
    if (lines.length * tried * lineHeight <= height + slack && (!isTorn || isLast)) return { size: tried, lines }
  }
  const most = Math.max(1, Math.floor((height + slack) / (least * lineHeight)))
  const { lines } = breakLines(clean, width, (part) => measure(part) * least)
  if (lines.length <= most) return { size: least, lines }
  return { size: least, lines: [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), width / least, measure)] }
}

function shorten(text: string, width: number, measure: TextToFit['measure']): string {
  const letters = Array.from(text)
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
