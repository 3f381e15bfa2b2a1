import { searchable } from '@/lib/i18n/searchable'

/** Umlauts typed without their dots are found as well, as `Muller` for Müller. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every typed word begins a word of the text. */
export function foundBy(typed: string, text: string): boolean {
  const all = ` ${searchable(text)} ${plain(text)} `
  return searchable(typed)
    .split(' ')
    .filter(Boolean)
    .every((word) => all.includes(` ${word}`))
}
