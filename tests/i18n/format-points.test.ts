import { describe, expect, it } from 'vitest'
import { formatPoints } from '@/lib/i18n/format-points'

describe('points on a list', () => {
  it.each([
    [3, '+3'],
    [-3, '\u22123'],
    [0, '0'],
    [-0, '0'],
    [-1204, '\u22121204'],
  ])('%d stand as %s', (points, text) => {
    expect(formatPoints(points)).toBe(text)
  })
})
