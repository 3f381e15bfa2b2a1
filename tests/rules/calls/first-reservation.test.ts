import { describe, expect, it } from 'vitest'
import { firstReservation, type ReservationQuery } from '@/lib/rules/calls/first-reservation'
import { ImpossibleReservations } from '@/lib/rules/calls/impossible-reservations'
import { reservationKinds, type Reservation } from '@/lib/rules/calls/reservation'
import { positionsOf, type Position } from '@/lib/rules/table/table-size'

const compulsory = (position: Position): Reservation => ({ position, kind: 'compulsory-solo' })
const voluntary = (position: Position): Reservation => ({ position, kind: 'voluntary-solo' })
const marriage = (position: Position): Reservation => ({ position, kind: 'marriage' })
const four = (dealer: Position, ...reservations: Reservation[]): ReservationQuery => ({ tableSize: 4, dealer, reservations })
const five = (dealer: Position, ...reservations: Reservation[]): ReservationQuery => ({ tableSize: 5, dealer, reservations })

describe.each<[string, [string, ReservationQuery, Reservation | null][]]>([
  ['TSR 4.1.3 · when all are clear', [['there is no reservation, and a normal game is played', four(1), null]]],
  ['TSR 4.1.4 · a single reservation', [
    ['is declared, a marriage too', four(1, marriage(3)), marriage(3)],
    ['may be that of the dealer', four(1, voluntary(1)), voluntary(1)],
  ]],
  ['TSR 4.1.5 · of several reservations', [
    ['the compulsory solo comes before the voluntary one', four(1, voluntary(2), compulsory(1)), compulsory(1)],
    ['the voluntary solo comes before the marriage', four(1, marriage(2), voluntary(1)), voluntary(1)],
  ]],
  ['TSR 4.1.6 · beside another reservation', [['a marriage never comes into play', four(4, marriage(1), compulsory(4)), compulsory(4)]]],
  ['TSR 4.1.7 · of equal reservations', [
    ['the first one to the left of the dealer is played', four(3, compulsory(1), compulsory(2), compulsory(4)), compulsory(4)],
    ['the dealer comes last', four(3, compulsory(3), compulsory(2)), compulsory(2)],
    ['the order goes round the end of a five-player table', five(4, voluntary(2), voluntary(5), voluntary(1)), voluntary(5)],
  ]],
  ['TSR 10.1.1 · at a five-player table that goes on as four', [
    ['the dealer plays and comes last', { ...five(2, voluntary(2), voluntary(1)), left: { position: 4 } }, voluntary(1)],
  ]],
])('%s', (_title, rows) => {
  it.each(rows)('%s', (_name, query, expected) => {
    expect(firstReservation(query)).toEqual(expected)
  })
})

describe('TSR 4.1.2, 4.4.1, 8.4.1, 10.1.1 · reservations that cannot be', () => {
  it.each<[string, ReservationQuery, string[]]>([
    ['a dealer who sits out', five(2, voluntary(2)), ['reservation-of-whoever-sits-out']],
    ['an empty seat', { ...five(2, voluntary(4)), left: { position: 4 } }, ['reservation-of-whoever-sits-out']],
    ['a fifth position at a four-player table', four(1, voluntary(5)), ['position-not-at-table']],
    ['two reservations of one player', four(1, voluntary(2), compulsory(2)), ['second-reservation']],
    ['two marriages, for which the club queens do not suffice', four(1, marriage(2), marriage(3)), ['second-marriage']],
  ])('are refused: %s', (_name, query, codes) => {
    const refusal = () => firstReservation(query)
    expect(refusal).toThrow(ImpossibleReservations)
    expect(refusal).toThrow(codes.join(', '))
  })
})

describe('TSR 4.1.5, 4.1.7 · whatever is announced in whatever order', () => {
  it('one and the same reservation comes first, and none ranks above it', () => {
    for (const dealer of positionsOf(4)) {
      const choices = positionsOf(4).map((position) => [null, compulsory(position), voluntary(position)])
      for (const a of choices[0] ?? []) for (const b of choices[1] ?? []) for (const c of choices[2] ?? []) for (const d of choices[3] ?? []) {
        const reservations = [a, b, c, d].filter((reservation) => reservation !== null)
        const first = firstReservation(four(dealer, ...reservations))
        expect(firstReservation(four(dealer, ...reservations.toReversed()))).toEqual(first)
        const best = Math.min(...reservations.map(({ kind }) => reservationKinds.indexOf(kind)))
        const order = positionsOf(4).map((_, steps) => ((dealer + steps) % 4) + 1)
        const expected = order.find((position) => reservations.some((r) => r.position === position && reservationKinds.indexOf(r.kind) === best))
        expect(first?.position).toBe(expected)
      }
    }
  })
})
