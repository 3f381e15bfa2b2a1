const letters = new Intl.Segmenter('de', { granularity: 'grapheme' })

type Measure = (text: string) => number

export interface BrokenLines {
  readonly lines: readonly string[]
  /** A word was wider than the column and is torn apart. */
  readonly isTorn: boolean
}

/** The lines of a text in a column: broken after spaces, hyphens and slashes, and inside a word only where it is wider than the column. */
export function breakLines(text: string, width: number, measure: Measure): BrokenLines {
  const words = text.split(/(?<=[\s\-–/])/u)
  const pieces = words.flatMap((word) => cut(word, width, measure))
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line === '' || measure((line + piece).trimEnd()) <= width) line += piece
    else {
      lines.push(line.trimEnd())
      line = piece
    }
  }
  return { lines: [...lines, line.trimEnd()], isTorn: pieces.length > words.length }
}

function cut(word: string, width: number, measure: Measure): string[] {
  if (measure(word.trimEnd()) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  // By whole letters: an accent that stands alone would be no part of any.
  for (const { segment: letter } of letters.segment(word)) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
