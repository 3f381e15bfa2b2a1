import { describe, expect, it } from 'vitest'
import { fitText } from '@/lib/pdf/fit-text'

/** Every letter half as wide as the font is high. */
const measure = (text: string) => Array.from(text).length * 0.5
const fit = (text: string, width: number, height: number) => fitText({ text, width, height, size: 10, least: 5, measure })

describe('A text in its box', () => {
  it.each([
    ['keeps its size when there is room', 'Anna', 100, 12, { size: 10, lines: ['Anna'] }],
    ['goes over two lines when they fit', 'Anna Berg', 30, 24, { size: 10, lines: ['Anna', 'Berg'] }],
    ['gets smaller when it is too long', 'Anna Berg', 30, 12, { size: 6.5, lines: ['Anna Berg'] }],
    ['breaks after a hyphen', 'Müller-Lüdenscheidt', 65, 24, { size: 10, lines: ['Müller-', 'Lüdenscheidt'] }],
    ['gets smaller rather than tear a word', 'Lüdenscheidt', 42, 24, { size: 7, lines: ['Lüdenscheidt'] }],
    ['tears a word that is too long at any size', 'Lüdenscheidt', 20, 24, { size: 5, lines: ['Lüdensch', 'eidt'] }],
    ['ends in an ellipsis where even the least size is too large', 'Anna von und zu Berg', 20, 6, { size: 5, lines: ['Anna vo…'] }],
    ['counts a line break as a space', 'Anna\nBerg', 100, 12, { size: 10, lines: ['Anna Berg'] }],
    ['may be empty', '', 100, 12, { size: 10, lines: [''] }],
  ])('%s', (_, text, width, height, expected) => {
    expect(fit(text, width, height)).toEqual(expected)
  })
})
