import { searchable } from '@/lib/i18n/searchable'

/** The ways to type a letter: an umlaut spelled out, or without its dots, as `oe` and `o` for ö. */
function formsOf(letter: string): readonly string[] {
  const spelled = searchable(letter)
  return spelled.length > 1 ? [spelled, spelled.charAt(0)] : [spelled]
}

/** Whether the letters from `at` on begin with what is left to be found, each in any of its forms, so that `oedegard` finds Ödegård as well. */
function begins(typed: string, letters: readonly string[], at = 0): boolean {
  const letter = letters[at]
  if (typed === '') return true
  if (letter === undefined) return false
  return formsOf(letter).some((form) => (typed.startsWith(form) ? begins(typed.slice(form.length), letters, at + 1) : form.startsWith(typed)))
}

/** Whether every typed word begins a word of the text. */
export function foundBy(typed: string, text: string): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => Array.from(word))
  return searchable(typed)
    .split(' ')
    .filter(Boolean)
    .every((word) => words.some((letters) => begins(word, letters)))
}
