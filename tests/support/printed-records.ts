import type { PrintedFilledList } from '@/lib/pdf/filled-list/printed-filled-list'
import { foldList } from '@/lib/rules/list/fold-list'
import type { Operation } from '@/lib/rules/list/operation'
import { positionsOf } from '@/lib/rules/table/table-size'
import vectors from '@/tests/fixtures/vectors/lists.json'
import { buildList } from './build-list'
import type { ListCase } from './list-case'
import type { ListLog } from './list-log'
import { printedPeople } from './printed-people'
import { printedSamples } from './printed-samples'

const cases = vectors.cases as ListCase[]

/** A whole list of the rules' own examples, l1 to l8, still open. */
export function typedList(name: string): ListLog {
  const found = cases.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no list ${name}.`)
  return buildList(found)
}

/** Each operation a minute after the other, by the device of the table or, what only the referee does, by the referee. */
const timed = (operations: readonly Operation[]): readonly Operation[] =>
  operations.map((operation, index) => ({
    ...operation,
    by: /penalty|extra|reopened|checked|frozen|struck|end/.test(operation.kind) ? 'account:referee' : 'device:a1b2c3d4',
    receivedAt: new Date(Date.UTC(2026, 10, 28, 12, index)).toISOString(),
  }))

/** Everybody confirms, the keeper submits, the desk checks. */
export function finished(log: ListLog): ListLog {
  const confirmed = positionsOf(log.head.tableSize).reduce((before, position) => before.add('list-confirmed', { position }), log)
  return confirmed.add('list-submitted', { version: confirmed.fold().version }).add('list-checked', {})
}

/** A list as it is printed, its people called by these names. */
export function filledList(log: ListLog, names: readonly string[] = printedPeople.longest.map(({ name }) => name), changes: Partial<PrintedFilledList> = {}): PrintedFilledList {
  const people = [...log.head.seats, 'substitute'].map((id, index) => [id, { name: names[index % names.length] ?? '', startNumber: 331 + index }] as const)
  const operations = timed(log.operations)
  return {
    ...{ tableSize: log.head.tableSize, tournament: printedSamples.tournament, round: 3, tableNumber: 117, head: log.head, operations, list: foldList(log.head, operations) },
    seats: people.slice(0, log.head.tableSize).map(([, person]) => ({ ...person, club: 'Doppelkopffreunde Oberweser-Nord e. V.' })),
    names: { people: Object.fromEntries(people), authors: { 'account:referee': 'Prof. Dr. Maximiliane Freifrau von Schleswig-Holstein-Sonderburg' } },
    releasedAt: new Date('2026-11-28T12:00:00Z'),
    ...changes,
  }
}
