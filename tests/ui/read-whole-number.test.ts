import { describe, expect, it } from 'vitest'
import { readWholeNumber } from '@/components/ui/read-whole-number'

describe('a number being typed', () => {
  it.each([
    ['', null],
    ['-', null],
    ['+', null],
    ['7', 7],
    [' 12 ', 12],
    ['+3', 3],
    ['-3', -3],
    ['\u22123', -3],
    ['-0', 0],
    ['3a', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['3-', undefined],
  ])('%j reads as %s', (text, number) => {
    expect(readWholeNumber(text)).toBe(number)
  })
})
