import { describe, expect, it } from 'vitest'
import { filledListPages } from '@/lib/pdf/filled-list/filled-list-pages'
import { listLog } from '@/tests/support/list-log'
import type { ListLog } from '@/tests/support/list-log'
import { misplaced } from '@/tests/support/misplaced'
import { printed } from '@/tests/support/printed'
import { filledList, finished, typedList } from '@/tests/support/printed-records'

const names = ['Anna Meyer', 'Sönke von der Meyden', 'Deniz Öztürk', 'Ina Busch', 'Karl-Friedrich Hohenlohe-Langenburg', 'Eva Dorn']
const pagesOf = async (log: ListLog, locale: 'de' | 'en' = 'de') => printed(filledListPages([filledList(log, names)], locale))

/** More penalties than the form has rows for. */
const manyPenalties = (): ListLog =>
  Array.from({ length: 9 }, (_, index) => `p${String(index)}`).reduce(
    (log, penaltyId) => log.add('penalty-awarded', { penaltyId, place: log.fold().next.place, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 }),
    typedList('l1'),
  )

/** What is written into the row that begins with this label. */
const rowOf = (page: Awaited<ReturnType<typeof printed>>[number] | undefined, label: string) => {
  const first = page?.texts.find(({ text, left }) => text === label && left < 56)
  return page?.texts.filter(({ baseline, left }) => first !== undefined && left > 56 && Math.abs(baseline - first.baseline) < 2.5).toSorted((one, other) => one.left - other.left).map(({ text }) => text)
}

describe('A filled list', () => {
  it.each([
    ...['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8'].map((name) => [name, () => finished(typedList(name))] as const),
    ['with nine penalties', manyPenalties] as const,
    ['of which only the totals are known', () => finished(listLog(5).add('totals-typed', { points: [12, -3, -9, 0, 0] }))] as const,
    ['with nothing on it', () => listLog(4)] as const,
  ])('%s is one page, and another for its remarks, with everything in its place', async (_, log) => {
    for (const pages of [await pagesOf(log()), await printed(filledListPages([filledList(log())], 'en'))]) {
      expect(pages.length).toBeLessThanOrEqual(2)
      expect((await Promise.all(pages.map(misplaced))).flat()).toEqual([])
      expect(pages.map(({ words }) => words).join(' ')).not.toContain('…')
    }
  })

  it('holds each game in its place of the form: number, value, points and totals, in the order of positions', async () => {
    const log = listLog(4).add('game-entered', { place: 1, kind: 'normal', soloist: null, points: [2, -2, -2, 2] }).add('game-entered', { place: 2, kind: 'solo', soloist: 3, points: [-4, -4, 12, -4] }).add('game-entered', { place: 3, kind: 'normal', soloist: null, points: [-1, 1, 1, -1] })
    const [page] = await pagesOf(log)
    expect(rowOf(page, '1')).toEqual(['1', '2', '✓', '+2', '+2', '−2', '−2', '−2', '−2', '✓', '+2', '+2'])
    expect(rowOf(page, 'S3')).toEqual(['2', '4', '−4', '−2', '−4', '−6', '✓', '+12', '+10', '−4', '−2'])
    expect(rowOf(page, '2')).toEqual(['3', '1', '−1', '−3', '✓', '+1', '−5', '✓', '+1', '+11', '−1', '−3'])
    for (const total of ['−3', '−5', '+11', '☑ Quersumme 0']) expect(page?.words).toContain(total)
  })

  it('tells each penalty with its paragraph, the points of all, and whether it was countersigned', async () => {
    const [page, remarks] = await pagesOf(typedList('l3'))
    expect(rowOf(page, 'P1')?.slice(0, 2)).toEqual(['15', '9.3.2'])
    expect(rowOf(page, 'P1')?.at(-1)).toBe('Vermerk 1, 2')
    expect(remarks?.words).toMatch(/Entscheidung bei Spiel 15: Sönke von der Meyden −3, geringfügig, Normalspiel, TSR 9\.3\.2/)
    const [unsigned] = await pagesOf(manyPenalties())
    expect(unsigned?.words.match(/nicht abgezeichnet/g)).toHaveLength(9)
  })

  it.each([
    ['de', 'geringfügig, Falsch bedient, Normalspiel'],
    ['en', 'minor, Did not follow suit, Normal game'],
  ] as const)('says why points were awarded in the language of the print: %s', async (locale, words) => {
    const log = listLog(4).add('penalty-awarded', { penaltyId: 'p', place: 1, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0, reason: 'not-followed' })
    expect((await pagesOf(log, locale)).map((page) => page.words).join(' ')).toContain(words)
  })

  it('strikes through what was not played, and says what was corrected, by whom and when', async () => {
    const log = typedList('l4')
    const game = log.fold().rows.find((row) => row.row === 'game' && row.gameNo === 3)
    if (game?.row !== 'game') throw new Error('no game 3')
    const [page, remarks] = await pagesOf(log.add('game-corrected', { ...game.payload, points: game.payload.points.map((value) => (value === null ? null : -value)) }).add('extra-time-granted', { minutes: 7, reason: 'Feueralarm' }))
    expect(rowOf(page, '25')).toEqual(['25', 'gestrichen'])
    expect(rowOf(page, '3')?.at(-1)).toBe('Vermerk 18')
    expect(remarks?.words).toContain('Spiel 3 berichtigt: +2 −2 · −2 +2, vorher −2 +2 · +2 −2')
    for (const words of ['Feueralarm', '7']) expect(page?.words).toContain(words)
    expect(remarks?.words).toContain('Gerät a1b2')
  })

  it('is ready to be signed: who confirmed when, who submitted and who checked', async () => {
    const [page] = await pagesOf(finished(typedList('l1')))
    expect(page?.words.match(/bestätigt \d\d:\d\d/g)).toHaveLength(4)
    expect(page?.words).toMatch(/abgegeben \d\d:\d\d/)
    expect(page?.words).toMatch(/geprüft \d\d:\d\d, Prof\. Dr\./)
  })

  it('names the substitute at the seat and what each of the two scored', async () => {
    const log = typedList('l7').add('seat-taken-over', { position: 3, person: 'substitute', fromPlace: 12 })
    const [, remarks] = await pagesOf(log)
    expect(remarks?.words).toMatch(/Karl-Friedrich Hohenlohe-Langenburg übernimmt Position 3 ab Spiel 1\d/)
    expect(remarks?.words).toMatch(/Karl-Friedrich Hohenlohe-Langenburg: [+−]?\d+ in \d+ Spielen/)
  })
})
