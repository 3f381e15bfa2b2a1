import { describe, expect, it } from 'vitest'
import { clarificationTrick } from '@/lib/rules/tricks/clarification-trick'
import type { Position } from '@/lib/rules/table/table-size'

describe('TSR 4.4.3 · the clarification trick of a marriage at position 2', () => {
  it.each<[string, Position[], ReturnType<typeof clarificationTrick>]>([
    ['is the first trick when somebody else wins it', [3], { trick: 1, partner: 3 }],
    ['is the second one after an own one', [2, 4], { trick: 2, partner: 4 }],
    ['is the third one after two own ones', [2, 2, 1], { trick: 3, partner: 1 }],
    ['is the third one when all three are own ones, and leaves a soloist', [2, 2, 2], { trick: 3, partner: null }],
    ['is decided by nothing that comes later', [3, 4, 4, 1], { trick: 1, partner: 3 }],
    ['is open before the first trick', [], null],
    ['is open after two own ones', [2, 2], null],
  ])('%s', (_name, winners, expected) => {
    expect(clarificationTrick(2, winners)).toEqual(expected)
  })
})
