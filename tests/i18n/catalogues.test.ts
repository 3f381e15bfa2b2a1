import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'

type Tree = { readonly [key: string]: string | Tree }

function texts(tree: Tree, path: string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : texts(value, [...path, key]),
  )
}

/** The words to choose from stand in braces as well, and are no names. */
const withoutBranches = (text: string) => text.replaceAll(/, select(?:,| \w+ \{[^}]*\})+/g, ',').replaceAll(/(?:=\d+|\bone|\bother) \{[^{}]*\}/g, '')

/** Names in braces, whether bare, plural or select: `{name}` and `{n, plural, …}` alike. */
const placeholders = (text: string) => [...new Set([...withoutBranches(text).matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort()

const german = texts(messagesOf('de'))
const english = new Map(texts(messagesOf('en')))

describe('the catalogues', () => {
  it('hold the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual(german.map(([key]) => key).sort())
  })

  it.each(german)('%s takes the same values in both languages', (key, text) => {
    expect(placeholders(english.get(key) ?? '')).toEqual(placeholders(text))
  })

  it.each(locales.flatMap((locale) => texts(messagesOf(locale)).map(([key, text]) => [locale, key, text] as const)))(
    '%s %s says something and is set with care',
    (_locale, _key, text) => {
      expect(text.trim()).toBe(text)
      expect(text).not.toBe('')
      expect(text).not.toMatch(/\.\.\.|--| - |"/)
      expect(text, 'a negative figure carries the real minus sign').not.toMatch(/(^|\s)-\d/)
    },
  )

  it.each(german)('%s quotes as German does', (_key, text) => {
    expect(text).not.toMatch(/[”«»]/)
    expect(text.match(/„/g)?.length ?? 0).toBe(text.match(/“/g)?.length ?? 0)
    expect(text).not.toMatch(/“[^“„]*„[^“]*$/)
  })
})
