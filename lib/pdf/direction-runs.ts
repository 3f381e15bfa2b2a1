type Direction = 'left-to-right' | 'right-to-left'

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const directionOf = (sign: string): Direction | null => (rightToLeft.test(sign) ? 'right-to-left' : /[\p{L}\p{N}]/u.test(sign) ? 'left-to-right' : null)

/** Seen from the right, a bracket opens to the other side. */
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '<': '>', '>': '<', '«': '»', '»': '«', ' ': '\u00A0' }

/**
 * A line in pieces of one direction each, in the order in which they stand on the paper from the left. Nearly always the line itself.
 * Within a piece from the right spaces do not break, so that the font turns round all its words at once.
 */
export function directionRuns(line: string): readonly string[] {
  if (!rightToLeft.test(line)) return [line]
  const signs = Array.from(line)
  const strong = signs.map(directionOf)
  const base = strong.find((direction) => direction !== null) ?? 'left-to-right'
  const runs: { text: string; direction: Direction }[] = []
  signs.forEach((sign, index) => {
    const direction = strong[index] ?? between(strong, index, base)
    const last = runs.at(-1)
    if (last?.direction === direction) last.text += sign
    else runs.push({ text: sign, direction })
  })
  const texts = runs.map(({ text, direction }) => (direction === 'right-to-left' ? Array.from(text, (sign) => mirrored[sign] ?? sign).join('') : text))
  return base === 'right-to-left' ? texts.toReversed() : texts
}

/** A space or mark belongs to its neighbours when they agree, else to the line. */
function between(strong: readonly (Direction | null)[], index: number, base: Direction): Direction {
  const before = strong.slice(0, index).findLast((direction) => direction !== null) ?? base
  const after = strong.slice(index).find((direction) => direction !== null) ?? base
  return before === after ? before : base
}
