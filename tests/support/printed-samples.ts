import type { PrintedList, PrintedSeat } from '@/lib/pdf/score-list/printed-list'
import type { PrintedStandings, PrintedStandingsRow } from '@/lib/pdf/standings/printed-standings'
import type { PrintedSeatCard } from '@/lib/pdf/seat-card/printed-seat-card'
import type { PrintedSeatPlan } from '@/lib/pdf/seat-plan/printed-seat-plan'
import type { PrintedSign } from '@/lib/pdf/table-sign/table-sign'

const longestName = 'Prof. Dr. Maximiliane Freifrau von Schleswig-Holstein-Sonderburg'
const address = 'https://turnier.doppelkopffreunde-oberweser.example/list'
const tournament = { name: 'Herbstturnier der Doppelkopffreunde Oberweser-Nord und Umgebung 2026', place: 'Gasthaus zur Linde, Verden an der Aller', day: '2026-11-28' }

const sign = (tableNumber: number, changes: Partial<PrintedSign> = {}): PrintedSign => ({
  tableNumber,
  link: `${address}#t=0198b3b1-4c4c-7abc-8def-0123456789ab.${tableNumber}.AbCdEfGhIjKlMnOpQrStUv`,
  address,
  code: 'K7M2QX',
  hallLink: 'https://turnier.doppelkopffreunde-oberweser.example/t/herbstturnier-oberweser-2026#h=AbCdEfGhIjKlMnOpQrStUv',
  ...changes,
})

const seat = (startNumber: number, name = longestName): PrintedSeat => ({ startNumber, name, club: 'Doppelkopffreunde Oberweser-Nord e. V.' })

const list = (tableSize: 4 | 5, changes: Partial<PrintedList> = {}): PrintedList => {
  const { link, code } = sign(117)
  return { tableSize, tournament, round: 3, tableNumber: 117, seats: Array.from({ length: tableSize }, (_, index) => seat(330 + index)), phone: { link, address, code }, ...changes }
}

const blankList = (tableSize: 4 | 5): PrintedList => ({ tableSize, tournament: null, round: null, tableNumber: null, seats: null, phone: null })

const standingsRow = (place: number, rounds: number, changes: Partial<PrintedStandingsRow> = {}): PrintedStandingsRow => ({
  rank: place,
  startNumber: place,
  name: longestName,
  club: 'Doppelkopffreunde Oberweser-Nord e. V.',
  perRound: Array.from({ length: rounds }, (_, round) => 118 - ((place * 13 + round * 29) % 237)),
  dropped: [],
  deduction: 0,
  listTotal: 900 - 6 * place,
  total: 900 - 6 * place,
  gamesPlayed: 24 * rounds,
  solosPlayed: rounds + 1,
  solosPositive: rounds,
  average: -12.25,
  ...changes,
})

const standings = (people: number, rounds: number, changes: Partial<PrintedStandings> = {}): PrintedStandings => ({
  tournament,
  roundNumbers: Array.from({ length: rounds }, (_, index) => index + 1),
  kind: 'standings',
  plannedRounds: 8,
  isOfficial: false,
  isFinal: false,
  correctedAt: null,
  tieSeed: null,
  at: new Date('2026-11-28T13:05:00Z'),
  rows: Array.from({ length: people }, (_, index) => standingsRow(index + 1, rounds)),
  ...changes,
})

interface Person {
  readonly startNumber: number
  readonly name: string
  readonly club: string
}

/** A seat plan of these people: tables of four up from the given number, the rest at tables of five. */
const plan = (people: readonly Person[], firstTable = 1): PrintedSeatPlan => {
  const fives = people.length % 4
  const tables: { tableNumber: number; seats: PrintedSeatPlan['tables'][number]['seats'] }[] = []
  let from = 0
  while (from < people.length) {
    const size = tables.length < fives ? 5 : 4
    tables.push({ tableNumber: firstTable + tables.length, seats: people.slice(from, from + size).map((person, index) => ({ ...person, position: index + 1, changedAt: null })) })
    from += size
  }
  return { tournament, round: 3, tables }
}

/** The card of a person who sits at a table with three digits. */
const card = (person: Person, changes: Partial<PrintedSeatCard> = {}): PrintedSeatCard => ({
  ...person,
  seat: { tableNumber: 117, position: 5, changedAt: null },
  link: `https://turnier.doppelkopffreunde-oberweser.example/t/herbstturnier-oberweser-2026/person/${person.startNumber}#t=0198b3b1-4c4c-7abc-8def-0123456789ab.AbCdEfGhIjKlMnOpQrStUv`,
  ...changes,
})

/** What is printed, with the longest names, the widest numbers and a long address as defaults. */
export const printedSamples = { longestName, tournament, sign, seat, list, blankList, standingsRow, standings, plan, card }
