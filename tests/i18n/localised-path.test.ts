import { describe, expect, it } from 'vitest'
import { localisedPath } from '@/lib/i18n/localised-path'

describe('a public page asked for without a language', () => {
  it.each([
    ['/', 'de-DE,de;q=0.9,en;q=0.8', '/de'],
    ['/', 'en-GB,en;q=0.9', '/en'],
    ['/rules', 'de', '/de/rules'],
    ['/rules', 'en', '/en/rules'],
    ['/t/verden', 'en', '/en/t/verden'],
    ['/t/verden/standings', 'de', '/de/t/verden/standings'],
    ['/?from=sign', 'de', '/de?from=sign'],
    ['/rules?tab=calls&next=/t/x', 'en', '/en/rules?tab=calls&next=/t/x'],
  ])('%s read in %s is served from %s', (path, acceptLanguage, served) => {
    expect(localisedPath(path, acceptLanguage)).toBe(served)
  })
})

describe('a path that stays as it is', () => {
  it.each([
    '/de',
    '/en/rules',
    '/set-up',
    '/sign-in',
    '/desk/verden',
    '/referee/verden',
    '/list',
    '/api/lists',
    '/live/verden',
    '/_next/static/chunks/a.js',
    '/icon.svg',
    '/t/verden/standings.pdf',
    '/t',
    '/t/',
    '/rules-of-thumb',
    '/nowhere',
    '//elsewhere.example/t/x',
  ])('%s', (path) => {
    expect(localisedPath(path, 'en')).toBe(path)
  })
})
