import { describe, expect, it } from 'vitest'
import { copiesToPrune } from '@/lib/start/copies/copies-to-prune.js'
import { copyName } from '@/lib/start/copies/copy-name.js'
import { copyProblem } from '@/lib/start/copies/copy-problem.js'
import { readCopyName } from '@/lib/start/copies/read-copy-name.js'
import { StartProblem } from '@/lib/start/start-problem.js'

const at = new Date('2026-11-29T18:05:09.007Z')

describe('The name of a copy says what it holds', () => {
  it.each([
    ['a phase of a round', { phase: 'released', tournament: 'sommer-cup-2', round: 3 }, 'sommer-cup-2_round-3_released_2026-11-29T18-05-09-007Z.db'],
    ['the moment before a migration', { phase: 'before-migration' }, 'before-migration_2026-11-29T18-05-09-007Z.db'],
  ] as const)('%s, and is read back', (_, about, name) => {
    expect(copyName(about, at)).toBe(name)
    expect(readCopyName(name)).toEqual({ tournament: null, round: null, ...about, at })
  })

  it.each(['karlchen.db', 'a_round-1_released_2026-11-29T18-05-09-007Z.db.part', 'a_round-1_opened_2026-11-29T18-05-09-007Z.db', '../x_round-1_ended_2026-11-29T18-05-09-007Z.db', 'as-it-was_before-restore_2026-11-29T18-05-09-007Z.db'])('%s is none', (name) => {
    expect(readCopyName(name)).toBeNull()
  })
})

describe('Copies are kept for 24 hours, then one a day for 30 days', () => {
  const now = new Date('2026-11-29T12:00:00.000Z')
  const copies = (...times: string[]) => times.map((time) => ({ at: new Date(`${time}:00.000Z`) }))
  const pruned = (...times: string[]) => copiesToPrune(copies(...times), now).map((copy) => copy.at.toISOString().slice(0, 16))

  it.each([
    ['all of the last 24 hours stay', ['2026-11-29T11:59', '2026-11-29T11:49', '2026-11-28T12:00'], []],
    ['of a day before, the last one stays', ['2026-11-27T23:50', '2026-11-27T20:00', '2026-11-27T08:00'], ['2026-11-27T20:00', '2026-11-27T08:00']],
    ['what is older than 24 hours goes when its day has a later one', ['2026-11-28T22:00', '2026-11-28T11:59'], ['2026-11-28T11:59']],
    ['the last of its day stays for 30 days after the first 24 hours', ['2026-10-29T12:00', '2026-10-29T11:00'], ['2026-10-29T11:00']],
    ['older ones go', ['2026-10-29T11:59', '2026-10-01T00:00'], ['2026-10-29T11:59', '2026-10-01T00:00']],
    ['none, when there is none', [], []],
  ])('%s', (_, times, gone) => {
    expect(pruned(...times)).toEqual(gone)
  })

  it('in whatever order they are given, and without changing what was given', () => {
    const given = Object.freeze(copies('2026-11-27T08:00', '2026-11-27T23:50', '2026-11-27T20:00'))
    expect(copiesToPrune(given, now)).toHaveLength(2)
  })

  it('an evening of copies every ten minutes leaves one of them after two days', () => {
    const evening = Array.from({ length: 36 }, (_, index) => ({ at: new Date(Date.parse('2026-11-26T16:00:00.000Z') + index * 600_000) }))
    const gone = copiesToPrune(evening, now)
    expect(evening.filter((copy) => !gone.includes(copy)).map((copy) => copy.at.toISOString())).toEqual(['2026-11-26T21:50:00.000Z'])
  })
})

describe('Why a copy failed is told in kinds that somebody does something different about', () => {
  const failure = (code: string) => Object.assign(new Error('x'), { code })
  it.each([
    [failure('SQLITE_FULL'), 'disk-full'],
    [failure('ENOSPC'), 'disk-full'],
    [failure('SQLITE_CANTOPEN_ISDIR'), 'not-writable'],
    [failure('EROFS'), 'not-writable'],
    [failure('SQLITE_CORRUPT_VTAB'), 'damaged'],
    [new StartProblem('copy-damaged', { why: 'gap in a list' }), 'damaged'],
    [failure('SQLITE_IOERR_READ'), 'failed'],
    [new Error('x'), 'failed'],
    ['x', 'failed'],
  ])('%s', (error, kind) => {
    expect(copyProblem(error)).toBe(kind)
  })
})
