import type { Field } from '@/lib/draw/field'

/** Those who share a fixed table and so sit together in every round. */
export interface Cluster {
  readonly tableNumber: number
  readonly people: readonly number[]
}

/** The clusters of a field by table number; somebody alone at a fixed table is a cluster of one. */
export function clustersOf(field: Field): Cluster[] {
  return field.tableNumbers
    .map((tableNumber) => ({ tableNumber, people: field.fixedTableOf.flatMap((fixed, person) => (fixed === tableNumber ? [person] : [])) }))
    .filter(({ people }) => people.length > 0)
}
