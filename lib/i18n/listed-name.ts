import { nameParticles } from './name-particles'

const suffix = /^(?:jun|sen|jr|sr)\.?$|^[IVX]{2,}\.?$/i
const surnameLetters = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}].*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** A name as it stands in an alphabetical list: of `Karl von der Aue jun.` `Aue jun., Karl von der`. What shows no surname stays as it was typed. */
export function listedName(name: string): string {
  const words = name.trim().split(/\s+/)
  if (name.includes(',') || words.length < 2) return words.join(' ')
  const end = suffix.test(words.at(-1) ?? '') ? words.length - 2 : words.length - 1
  const surname = words[end] ?? ''
  if (end < 1 || !surnameLetters.test(surname) || nameParticles.has(surname.toLowerCase())) return words.join(' ')
  return `${words.slice(end).join(' ')}, ${words.slice(0, end).join(' ')}`
}
