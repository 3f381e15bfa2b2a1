import { describe, expect, it } from 'vitest'
import { currentEdition } from '@/lib/rules/edition'

describe('TSR 11.0 · new tournaments', () => {
  it('are played by the edition in force since 1 April 2024', () => {
    expect(currentEdition).toBe('2024-04-01')
  })
})
