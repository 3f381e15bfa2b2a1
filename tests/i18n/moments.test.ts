import { describe, expect, it } from 'vitest'
import { hallMoment } from '@/lib/i18n/hall-moment'
import { hallTime } from '@/lib/i18n/hall-time'
import { longDay } from '@/lib/i18n/long-day'
import type { Locale } from '@/lib/i18n/locale'
import { trackedFiles } from '@/tests/support/tracked-files'

describe('days and times', () => {
  it.each<[Locale, string, string]>([
    ['de', '29. November 2026', '29.11.26, 00:30'],
    ['en', '29 November 2026', '29/11/2026, 00:30'],
  ])('in %s stand as %s and %s, by the clock of the hall', (locale, day, moment) => {
    expect(longDay('2026-11-29', locale)).toBe(day)
    const at = new Date('2026-11-28T23:30:00Z')
    expect(hallMoment(at, locale, { dateStyle: 'short', timeStyle: 'short' })).toBe(moment)
    expect(hallTime(at.toISOString())).toBe('00:30')
  })

  it('are written in one way: nothing else gives a language to a formatter, which would make 12 hours and months first of English', () => {
    const bare = trackedFiles().filter(({ path, text }) => /^(?:app|components|lib)\//.test(path) && !/^lib\/(?:i18n|start)\//.test(path) && /\.dateTime\(|Intl\.DateTimeFormat\(|'en-GB'/.test(text))
    expect(bare.map(({ path }) => path)).toEqual([])
  })
})
