import type { PlacedText, ReadPage } from './read-pdf'

/** Printers leave about this much of the edge white. */
const edge = 24

/** A hair's breadth, as drawn letters are never quite as wide as counted. */
const slack = 0.6

/** What leaves the page or lies on something else; empty when everything can be read. A reader tells nothing of text wholly outside, so look for its words as well. */
export async function misplaced({ width, height, texts, margin }: ReadPage): Promise<string[]> {
  const white = await margin()
  const outside = texts.filter(({ left, right, top, baseline }) => left < edge || right > width - edge || top < edge || baseline > height - edge)
  const covered = texts.flatMap((text, index) => texts.slice(index + 1).filter((other) => overlap(text, other)).map((other) => `${text.text} / ${other.text}`))
  return [...(white < edge ? [`${white} points of white at the edge`] : []), ...outside.map(({ text }) => `outside: ${text}`), ...covered]
}

const overlap = (one: PlacedText, other: PlacedText): boolean =>
  one.left + slack < other.right && other.left + slack < one.right && one.top + slack < other.baseline && other.top + slack < one.baseline
