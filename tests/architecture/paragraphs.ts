/** How many numbered paragraphs each section of the rulebook has; 1.0, 8.6, 10.0 and 11.0 have none below them. */
const counts: readonly (readonly [section: string, paragraphs: number])[] = [
  ['1.0', 0],
  ['2.1', 3], ['2.2', 2], ['2.3', 7], ['2.4', 7], ['2.5', 1],
  ['3.1', 1], ['3.2', 1], ['3.3', 10],
  ['4.1', 9], ['4.2', 5], ['4.3', 2], ['4.4', 5],
  ['5.1', 3], ['5.2', 4], ['5.3', 8], ['5.4', 7], ['5.5', 2],
  ['6.1', 2], ['6.2', 2], ['6.3', 4], ['6.4', 7],
  ['7.1', 3], ['7.2', 4], ['7.3', 4],
  ['8.1', 1], ['8.2', 2], ['8.3', 1], ['8.4', 1], ['8.5', 3], ['8.6', 0],
  ['9.1', 7], ['9.2', 3], ['9.3', 3], ['9.4', 4], ['9.5', 1], ['9.6', 7], ['9.7', 3],
  ['10.0', 0], ['10.1', 5], ['10.2', 1],
  ['11.0', 0],
]

/** The sections that have paragraphs, such as `7.3`. */
export const sections: ReadonlySet<string> = new Set(counts.filter(([, count]) => count > 0).map(([section]) => section))

/** Every paragraph of the rulebook in its order. */
export const paragraphs: readonly string[] = counts.flatMap(([section, count]) =>
  count === 0 ? [section] : Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
)

/** The paragraphs that a text names, ranges like `2.1.1–2.1.3` written out; what is no paragraph comes back as it stands. */
export function paragraphsIn(text: string): string[] {
  return [...text.matchAll(/(\d+\.\d+(?:\.\d+)?)(?:–(\d+\.\d+(?:\.\d+)?))?/g)].flatMap(([, first = '', last]) => {
    const [from, to] = [paragraphs.indexOf(first), paragraphs.indexOf(last ?? first)]
    return from < 0 || to < from ? [first, ...(last === undefined ? [] : [last])] : paragraphs.slice(from, to + 1)
  })
}
