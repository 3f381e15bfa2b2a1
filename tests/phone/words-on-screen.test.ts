import { describe, expect, it } from 'vitest'
import { shortNames } from '@/lib/phone/short-names'
import { timeLeft } from '@/lib/phone/time-left'

describe('what people at a table are called', () => {
  it.each<[string, string[], string[]]>([
    ['by surname', ['Anna Jansen', 'Kai Kruse-Ott'], ['Jansen', 'Kruse-Ott']],
    ['by surname when it stands first', ['Jansen, Anna', 'Kruse-Ott, Kai'], ['Jansen', 'Kruse-Ott']],
    ['with the particles that belong to it', ['Jan van der Meer', 'Ute von Thun'], ['van der Meer', 'von Thun']],
    ['with an initial where two share it', ['Anna Jansen', 'Bert Jansen', 'Ute Lehmann'], ['A. Jansen', 'B. Jansen', 'Lehmann']],
    ['in full where the initial is the same as well', ['Anna Jansen', 'Axel Jansen'], ['Anna Jansen', 'Axel Jansen']],
    ['by the one name they have', ['Karlchen'], ['Karlchen']],
    ['in full when a number ends it', ['Sample 1', 'Sample 2'], ['Sample 1', 'Sample 2']],
  ])('%s', (_, names, expected) => {
    expect(shortNames(names)).toEqual(expected)
  })
})

describe('the time that is left', () => {
  const endsAt = '2026-11-29T15:00:00.000Z'
  const end = Date.parse(endsAt)

  it.each([
    ['counts by the server’s clock, however wrong the device is', end - 62 * 60_000 - 14_000 - 3_600_000, 3_600_000, '62:14'],
    ['has two places for seconds', end - 65_000, 0, '1:05'],
    ['is over at the end', end, 0, '0:00'],
    ['says how long it has been over', end + 61_000, 0, '\u22121:01'],
  ])('%s', (_, now, offset, expected) => {
    expect(timeLeft(endsAt, now, offset)).toBe(expected)
  })
})
