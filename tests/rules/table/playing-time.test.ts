import { describe, expect, it } from 'vitest'
import { playingMinutes } from '@/lib/rules/table/playing-time'

describe('TSR 8.5.1, 10.1.5 · playing time', () => {
  it('is 100 minutes at a table of four and 125 at a table of five', () => {
    expect(playingMinutes).toEqual({ 4: 100, 5: 125 })
  })
})
