import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { violationValues } from '@/components/violations/violation-values'
import { locales } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'

const files = readdirSync('lib/rules', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
const sources = files.map((path) => readFileSync(`lib/rules/${path}`, 'utf8'))

/** Codes of special points and of reasons, which are no objections. */
const harmless = new Set(['won', 'black', 'doppelkopf', 'fox', 'karlchen', 'against-club-queens'])
const isHarmless = (code: string) => harmless.has(code) || /^(under-|re-|kontra-)/.test(code)

const literals = sources.flatMap((source) => [...source.matchAll(/\bcode: (?:\w+ === '[\w-]+' \? )?'([\w-]+)'(?: : '([\w-]+)')?/g)]).flatMap(([, first, second]) => [first, second])
const codes = [...new Set(literals.filter((code) => code !== undefined))].filter((code) => !isHarmless(code)).sort()

/** Everything any objection brings along. */
const params = { position: 3, tableSize: 4, sum: -3, card: 'CQ', party: 're', special: 'foxes', count: 3, most: 2, least: 40, cardPoints: 1, points: 5, value: 30 }
const more = { expected: 4, actual: 3, remaining: 2, pending: 1, gameNo: 7, opposingCounterCalls: 5, place: 7, version: 2, current: 3 }
const names = { ofPosition: (position: number) => `Position ${position}`, ofCard: () => '♣D' }

describe.each(locales)('the words of %s', (locale) => {
  const say = (code: string, values: Record<string, string | number>) => {
    const { codes } = messagesOf(locale).violations
    const text: string | undefined = Object.entries(codes).find(([key]) => key === code)?.[1]
    return text === undefined ? 'missing' : createTranslator({ locale, messages: { text } })('text', values)
  }

  it('are found by the codes that the rules write down', () => {
    expect(codes.length).toBeGreaterThan(60)
  })

  it.each(codes)('%s says what is wrong, with every figure filled in', (code) => {
    const words = say(code, violationValues({ code, tsr: '7.3.3', params: { ...params, ...more } }, names))
    expect(words).toMatch(/^[\p{Lu}\d♣].+[.?]$/u)
    expect(words).not.toMatch(/[{}]/)
  })
})

describe.each(locales)('an objection of the calculator in %s', (locale) => {
  const { calculator, violations } = messagesOf(locale)
  it.each(['trickless-with-card-points', 'trickless-with-specials'] as const)('%s calls the field by the name it has on the page', (code) => {
    expect(violations.codes[code]).toContain(calculator.cardPoints.trickless)
  })

  it('speaks of one card point and of many in the right number', () => {
    const say = createTranslator({ locale, messages: { text: violations.codes['card-points-unreachable'] } })
    expect([say('text', { cardPoints: 1 }), say('text', { cardPoints: 239 })]).toEqual({ de: [expect.stringMatching(/^1 Auge /), expect.stringMatching(/^239 Augen /)], en: [expect.stringMatching(/^1 card point is /), expect.stringMatching(/^239 card points are /)] }[locale])
  })
})

describe('the figures in the words', () => {
  it('the sum of a row carries its sign, with the real minus', () => {
    const of = (sum: number) => violationValues({ code: 'row-sum', tsr: '7.3.3', params: { sum } }, names).sum
    expect([of(3), of(-3)]).toEqual(['+3', '\u22123'])
  })

  it('a position becomes the person who sits there, a card its name', () => {
    expect(violationValues({ code: 'any', tsr: '7.3.3', params: { position: 2, card: 'CQ' } }, { ...names, ofPosition: () => 'Yılmaz' })).toMatchObject({ who: 'Yılmaz', card: '♣D' })
  })
})
