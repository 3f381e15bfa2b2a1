/** Stands on paper for whatever the font cannot draw: better a sign than a gap nobody notices. */
const replacement = '\uFFFD'

/** More accents than these on one letter would run into the lines above and below. */
const mostMarks = 2

/** Nearly every name and every word of our own: nothing here is missing in the fonts. */
const plain = /^[\u0020-\u007E\u00A0-\u017F–—„“”‚‘’…−·\s]*$/

const letters = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** A text as the font can show it: each letter, emoji or flag it lacks becomes one replacement sign, and signs that turn the direction of writing are left out. */
export function printable(text: string, font: ReadonlySet<number>): string {
  if (plain.test(text)) return text
  const composed = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, (sign) => (/\s/.test(sign) ? ' ' : isJoiner(sign) ? sign : ''))
  return Array.from(letters.segment(composed), ({ segment }) => shown(segment, font)).join('')
}

const isJoiner = (sign: string): boolean => sign === '\u200D'

function shown(letter: string, font: ReadonlySet<number>): string {
  const [base = '', ...rest] = letter
  if (/\s/.test(base)) return base
  if (isJoiner(base)) return ''
  if (!font.has(base.codePointAt(0) ?? 0)) return replacement
  const marks = rest.filter((sign) => /\p{M}/u.test(sign) && font.has(sign.codePointAt(0) ?? 0))
  return base + marks.slice(0, mostMarks).join('')
}
