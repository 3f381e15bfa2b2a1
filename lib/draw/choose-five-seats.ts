import { at } from '@/lib/draw/at'
import type { Cluster } from '@/lib/draw/clusters'
import type { Field } from '@/lib/draw/field'
import type { RandomStream } from '@/lib/draw/random'

/**
 * Who sits at the five-player tables of a round: those who did so least, drawn by lot among equals.
 * A cluster goes as a whole, and each table takes one cluster at most.
 */
export function chooseFiveSeats(field: Field, clusters: readonly Cluster[], counts: readonly number[], random: RandomStream): ReadonlySet<number> {
  const chosen = new Set<number>()
  const seats = 5 * field.fives
  if (seats === 0) return chosen

  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.people.map((person) => [person, cluster])))
  const most = (cluster: Cluster): number => Math.max(...cluster.people.map((person) => at(counts, person)))
  let tablesLeft = field.fives
  const seatCluster = (cluster: Cluster): void => {
    for (const person of cluster.people) chosen.add(person)
    tablesLeft -= 1
  }

  // Five people at one fixed table fit nowhere else; and there may be more clusters than four-player tables.
  for (const cluster of clusters) if (cluster.people.length === 5) seatCluster(cluster)
  const byTurn = clusters.filter(({ people }) => people.length < 5).sort((a, b) => most(a) - most(b) || a.tableNumber - b.tableNumber)
  for (const cluster of byTurn.slice(0, Math.max(0, byTurn.length - field.fours))) seatCluster(cluster)

  const order = Array.from({ length: field.people }, (_, person) => person)
  random.shuffle(order)
  const place = new Map(order.map((person, index) => [person, index]))
  order.sort((a, b) => at(counts, a) - at(counts, b) || (place.get(a) ?? 0) - (place.get(b) ?? 0))
  for (const person of order) {
    if (chosen.size === seats) break
    if (chosen.has(person)) continue
    const cluster = clusterOf.get(person)
    if (!cluster) chosen.add(person)
    else if (tablesLeft > 0 && cluster.people.length <= seats - chosen.size) seatCluster(cluster)
  }
  return chosen
}
