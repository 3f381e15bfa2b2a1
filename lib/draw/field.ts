import { checkInput } from '@/lib/draw/check-input'
import { compareIds } from '@/lib/draw/compare-ids'
import { ImpossibleDraw } from '@/lib/draw/impossible-draw'
import type { PlanInput } from '@/lib/draw/plan-input'
import { usableTables } from '@/lib/draw/usable-tables'
import { tableSizes } from '@/lib/rules/table/table-sizes'

/** The input as numbers: a person is an index in canonical order, so that the order of the input changes nothing. */
export interface Field {
  /** Those to be seated, in canonical order, then those who only played rounds that stand. */
  readonly ids: readonly string[]
  /** How many are to be seated: persons 0 to people - 1. */
  readonly people: number
  readonly fours: number
  readonly fives: number
  /** Numbers of the tables that are set up, ascending. */
  readonly tableNumbers: readonly number[]
  /** A number per club, -1 for none. */
  readonly clubOf: readonly number[]
  /** The number of the table that must be theirs, 0 for none. */
  readonly fixedTableOf: readonly number[]
  readonly apart: readonly (readonly [number, number])[]
  /** The rounds that stand: tables by number, persons by position. */
  readonly history: readonly (readonly (readonly number[])[])[]
  /** Pairs that met because one of them took over a seat. */
  readonly alsoMet: readonly (readonly [number, number])[]
  /** Those who took over a seat at a five-player table, once for each time. */
  readonly alsoAtFive: readonly number[]
  /** Those to be seated by rank, the leader first; without a rank last. */
  readonly ranking: readonly number[]
}

/** The input as the draw works on it; throws ImpossibleDraw when no plan can exist. */
export function readField(input: PlanInput): Field {
  const violations = checkInput(input)
  const sizes = tableSizes(input.participants.length)
  if (violations.length > 0 || !sizes) throw new ImpossibleDraw(violations)

  const participants = [...input.participants].sort((a, b) => compareIds(a.id, b.id))
  const history = input.history ?? []
  const present = new Set(participants.map(({ id }) => id))
  const substitutes = input.substitutes ?? []
  const departed = [...new Set([...history.flat(2), ...substitutes.flatMap(({ id, met }) => [id, ...met])])].filter((id) => !present.has(id)).sort(compareIds)
  const ids = [...participants.map(({ id }) => id), ...departed]
  const indexOf = new Map(ids.map((id, index) => [id, index]))
  const known = (id: string): number[] => {
    const index = indexOf.get(id)
    return index === undefined ? [] : [index]
  }
  const seated = (id: string): number[] => {
    const index = indexOf.get(id)
    return index !== undefined && index < participants.length ? [index] : []
  }

  const clubs = [...new Set(participants.flatMap(({ club }) => club ?? []))].sort(compareIds)
  const ranked = (input.ranks ?? []).flatMap(seated)
  const unranked = participants.map((_, index) => index).filter((index) => !ranked.includes(index))

  return {
    ids,
    people: participants.length,
    fours: sizes.fours,
    fives: sizes.fives,
    tableNumbers: usableTables(sizes.fours + sizes.fives, input.blockedTables ?? []),
    clubOf: participants.map(({ club }) => (club === undefined ? -1 : clubs.indexOf(club))),
    fixedTableOf: participants.map(({ fixedTable }) => fixedTable ?? 0),
    apart: (input.wishes.apart ?? []).flatMap(([a, b]) => seated(a).flatMap((first) => seated(b).map((second): [number, number] => [first, second]))),
    history: history.map((round) => round.map((table) => table.flatMap((id) => indexOf.get(id) ?? []))),
    alsoMet: substitutes.flatMap(({ id, met }) => known(id).flatMap((one) => met.flatMap(known).map((other): [number, number] => [one, other]))),
    alsoAtFive: substitutes.flatMap(({ id, atFive }) => (atFive ? known(id) : [])),
    ranking: [...ranked, ...unranked],
  }
}
