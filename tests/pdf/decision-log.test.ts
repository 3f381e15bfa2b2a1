import { describe, expect, it } from 'vitest'
import { decisionLogPages } from '@/lib/pdf/decision-log/decision-log-pages'
import type { PrintedDecisions, PrintedSanction } from '@/lib/pdf/decision-log/printed-decisions'
import { listLog } from '@/tests/support/list-log'
import type { ListLog } from '@/tests/support/list-log'
import { misplaced } from '@/tests/support/misplaced'
import { printed } from '@/tests/support/printed'
import { filledList } from '@/tests/support/printed-records'
import { printedSamples } from '@/tests/support/printed-samples'

const { tournament, longestName } = printedSamples
const names = ['Anna Meyer', 'Sönke von der Meyden', 'Deniz Öztürk', 'Ina Busch']

const award = { place: 1, severity: 'serious', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 2 } as const

/** A whole case: claimed, decided, signed, challenged, changed by the tribunal. */
const disputed = (): ListLog =>
  listLog(4)
    .add('claim-raised', { claimId: 'c1', place: 1, claimant: 1, offenders: [2], violation: 'late-call', partiesClear: false })
    .add('penalty-awarded', { ...award, penaltyId: 'p1', claimId: 'c1' })
    .add('penalty-countersigned', { penaltyId: 'p1' })
    .add('penalty-challenged', { penaltyId: 'p1', challenger: 2 })
    .add('penalty-decided', { penaltyId: 'p1', outcome: 'changed', award: { ...award, penaltyId: 'p1', severity: 'minor' } })
    .add('extra-time-granted', { minutes: 9, reason: 'Schiedsgericht' })
    .add('game-entered', { place: 1, kind: 'normal', soloist: null, points: [2, -2, -2, 2] })

/** Awarded for a claim, with a reason of the referee's own. */
const noted = (reason: string): ListLog =>
  listLog(4)
    .add('claim-raised', { claimId: 'c1', place: 1, claimant: 1, offenders: [2], partiesClear: false })
    .add('penalty-awarded', { ...award, penaltyId: 'p1', claimId: 'c1', reason })

const sanction = (changes: Partial<PrintedSanction> = {}): PrintedSanction => ({ person: 'Ina Busch', startNumber: 334, round: 1, kind: 'deduction', points: 6, reason: 'Kartenabwurf', by: 'Rita Recht', at: '2026-11-28T18:00:00.000Z', cancelled: null, ...changes })

const decisions = (logs: readonly ListLog[], sanctions: readonly PrintedSanction[] = [], called = names): PrintedDecisions => {
  const lists = logs.map((log, index) => ({ ...filledList(log, called), tableNumber: 99 + index }))
  return { tournament, rounds: [{ number: 1, lists }], names: lists[0]?.names ?? { people: {}, authors: {} }, sanctions }
}

describe('The printed log of decisions', () => {
  it('tells a case from claim to tribunal in order, with table, paragraph, points and who it was', async () => {
    const [page] = await printed(decisionLogPages(decisions([disputed()], [sanction()]), 'de'))
    const told = page?.words ?? ''
    const order = ['Reklamation bei Spiel 1 von Anna Meyer; Verursacher: Sönke von der Meyden · Ansage oder Absage', 'Entscheidung bei Spiel 1', 'Abgezeichnet', 'Einspruch von Sönke von der Meyden', 'Schiedsgericht ändert', 'Nachspielzeit 9 Minuten', 'Punktabzug −6: Ina Busch (334). Grund: Kartenabwurf']
    const places = order.map((sentence) => told.indexOf(sentence))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    for (const words of ['R1 · T99', 'Sönke von der Meyden −3, geringfügig', 'TSR 9.3.2', 'Gerät a1b2', 'Rita Recht']) expect(told).toContain(words)
  })

  it.each([
    ['as the claim named it', 'de', disputed(), 'Schiedsgericht ändert', 'geringfügig, Ansage oder Absage, '],
    ['in the language of the print', 'en', disputed(), 'The tribunal changes', 'minor, Call or counter-call, '],
    ['as the referee noted it', 'de', noted('not-followed'), 'Entscheidung bei Spiel 1', 'schwerwiegend, Falsch bedient, '],
    ['not at all where it has no words', 'de', noted('our-own-key'), 'Entscheidung bei Spiel 1', 'schwerwiegend, Normalspiel'],
  ] as const)('says why points were awarded: %s', async (_, locale, log, sentence, reason) => {
    const [page] = await printed(decisionLogPages(decisions([log]), locale))
    const told = page?.words ?? ''
    expect(told.slice(told.indexOf(sentence))).toContain(reason)
    expect(told).not.toMatch(/late-call|not-followed|our-own-key/)
  })

  it('keeps the first decision as it was, whatever the tribunal made of it', async () => {
    const first = 'Sönke von der Meyden −18, schwerwiegend, Ansage oder Absage, Normalspiel'
    const log = listLog(4)
      .add('claim-raised', { claimId: 'c1', place: 1, claimant: 1, offenders: [2], violation: 'late-call', partiesClear: false })
      .add('penalty-awarded', { ...award, penaltyId: 'p1', claimId: 'c1' })
      .add('penalty-countersigned', { penaltyId: 'p1' })
      .add('penalty-challenged', { penaltyId: 'p1', challenger: 2 })
    const changed = log.add('penalty-decided', { penaltyId: 'p1', outcome: 'changed', award: { ...award, penaltyId: 'p1', severity: 'minor', offender: 3 } })
    for (const whole of [log, log.add('penalty-decided', { penaltyId: 'p1', outcome: 'lifted' }), changed, changed.add('penalty-cancelled', { penaltyId: 'p1', reason: 'falsche Person' })]) {
      const [page] = await printed(decisionLogPages(decisions([whole]), 'de'))
      for (const words of [`Entscheidung bei Spiel 1: ${first}`, 'TSR 9.4.3', 'Abgezeichnet: Entscheidung gegen Sönke', 'gegen die Entscheidung gegen Sönke']) expect(page?.words).toContain(words)
      if (whole === changed) for (const words of ['Deniz Öztürk −3, geringfügig', 'TSR 9.3.2']) expect(page?.words).toContain(words)
    }
  })

  it('calls a bound decision as the organiser does', async () => {
    const log = listLog(4).add('penalty-awarded', { ...award, penaltyId: 'p1', severity: 'bound', boundPoints: 9, opposingCounterCalls: 0, reason: 'peeked' })
    const told = decisions([log])
    const [page] = await printed(decisionLogPages({ ...told, names: { ...told.names, reasons: { peeked: 'In fremde Karten gesehen' } } }, 'de'))
    expect(page?.words).toContain('Sönke von der Meyden −9, gebunden, In fremde Karten gesehen, TSR 9.7.3')
  })

  it('leaves out how a table kept its list', async () => {
    const log = listLog(4).add('game-entered', { place: 1, kind: 'normal', soloist: null, points: [2, -2, -2, 2] }).add('game-corrected', { place: 1, kind: 'normal', soloist: null, points: [-2, 2, 2, -2] })
    const [page] = await printed(decisionLogPages(decisions([log]), 'de'))
    expect(page?.words).toContain('Noch nichts reklamiert und nichts entschieden.')
  })

  it('keeps what was taken back, with the reason', async () => {
    const [page] = await printed(decisionLogPages(decisions([], [sanction({ kind: 'warning', points: 0, cancelled: 'Verwechslung' })]), 'de'))
    expect(page?.words).toContain('Verwarnung: Ina Busch (334). Grund: Kartenabwurf · zurückgenommen, Grund: Verwechslung')
  })

  it.each(['de', 'en'] as const)('of a long day with the longest names keeps everything in its place: %s', async (locale) => {
    const pages = await printed(decisionLogPages(decisions(Array.from({ length: 8 }, disputed), [sanction({ person: longestName, reason: 'Grund '.repeat(30) })], [longestName]), locale))
    expect(pages).toHaveLength(2)
    expect((await Promise.all(pages.map(misplaced))).flat()).toEqual([])
    expect(pages.map(({ words }) => words).join(' ')).not.toContain('…')
  })
})
