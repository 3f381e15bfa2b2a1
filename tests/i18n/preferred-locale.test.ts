import { describe, expect, it } from 'vitest'
import { preferredLocale } from '@/lib/i18n/preferred-locale'

describe('the language to answer in', () => {
  it.each([
    ['nothing is said', undefined, 'de'],
    ['the header is empty', '', 'de'],
    ['anything will do', '*', 'de'],
    ['German comes first', 'de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['English comes first', 'en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['the weights turn the order', 'en;q=0.3, de;q=0.7', 'de'],
    ['ours comes after others', 'nl-NL,nl;q=0.9,de;q=0.5', 'de'],
    ['none of ours is read', 'nl-NL,nl;q=0.9', 'en'],
    ['a language is ruled out', 'de;q=0,en;q=0.1', 'en'],
    ['a weight is nonsense', 'en;q=high,de;q=0.1', 'de'],
    ['the case is odd', 'EN-us', 'en'],
  ])('when %s (%s) is %s', (_case, header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })
})
