import type { Position } from '@/lib/rules/table/table-size'

/** What a reservation can stand for, highest first (TSR 4.1.5). */
export const reservationKinds = ['compulsory-solo', 'voluntary-solo', 'marriage'] as const

/** A reservation that was announced, and what its player would declare (TSR 4.1.2). */
export interface Reservation {
  readonly position: Position
  readonly kind: (typeof reservationKinds)[number]
}
