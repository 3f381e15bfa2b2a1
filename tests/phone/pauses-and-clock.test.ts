import { describe, expect, it } from 'vitest'
import { betterClock } from '@/lib/phone/better-clock'
import { readClock } from '@/lib/phone/read-clock'
import { retryPause } from '@/lib/phone/retry-pause'

describe('the pause before another try', () => {
  it.each([1, 2, 5, 40])('after %i failures lies between half a second and 8 s', (failures) => {
    for (const chance of [0, 0.3, 0.999]) {
      expect(retryPause(failures, chance)).toBeGreaterThanOrEqual(500)
      expect(retryPause(failures, chance)).toBeLessThanOrEqual(8_000)
    }
  })

  it('grows with the failures and is spread by chance', () => {
    expect(retryPause(4, 0.9)).toBeGreaterThan(retryPause(1, 0.9))
    expect(retryPause(4, 0.9)).toBeGreaterThan(retryPause(4, 0.1))
  })
})

describe('the clock of the server', () => {
  const noon = Date.parse('2026-11-29T12:00:00.000Z')

  it('is measured against the middle of the request, however wrong the device is', () => {
    expect(readClock('2026-11-29T12:00:00.000Z', noon - 7_200_000 - 100, noon - 7_200_000 + 100).offset).toBe(7_200_000)
  })

  const quick = { offset: 10, roundTrip: 50, takenAt: noon }

  it.each([
    ['a slower answer says less', { offset: 90, roundTrip: 400, takenAt: noon + 3_000 }, 10],
    ['a quicker one says more', { offset: 12, roundTrip: 20, takenAt: noon + 3_000 }, 12],
    ['an old reading is replaced', { offset: 90, roundTrip: 400, takenAt: noon + 200_000 }, 90],
    ['so is one from before the device’s clock was put back', { offset: 90, roundTrip: 400, takenAt: noon - 5_000 }, 90],
  ])('%s', (_, reading, offset) => {
    expect(betterClock(quick, reading).offset).toBe(offset)
  })
})
