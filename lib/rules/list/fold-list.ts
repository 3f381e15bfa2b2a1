import { afterOperation } from '@/lib/rules/list/after-operation'
import { confirmationStates } from '@/lib/rules/list/confirmation-states'
import { gamesPlayed } from '@/lib/rules/list/games-played'
import { listComplete } from '@/lib/rules/list/list-complete'
import type { ListFacts } from '@/lib/rules/list/list-facts'
import type { ListHead } from '@/lib/rules/list/list-head'
import { listRows } from '@/lib/rules/list/list-rows'
import { listState } from '@/lib/rules/list/list-state'
import { nextGame } from '@/lib/rules/list/next-game'
import { noFacts } from '@/lib/rules/list/no-facts'
import type { Operation } from '@/lib/rules/list/operation'
import { penaltyStatus } from '@/lib/rules/list/penalty-status'
import { personTotals } from '@/lib/rules/list/person-totals'
import { personsAt } from '@/lib/rules/list/persons-at'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { listKeeper } from '@/lib/rules/table/list-keeper'
import { positionsOf } from '@/lib/rules/table/table-size'

/**
 * The whole list from its operations, in the order given: rows, totals, penalties, owed solos, next deal, state,
 * versions, and what is missing. Phone, server, PDF and tests share it (TSR 7.3).
 */
export function foldList(head: ListHead, operations: readonly Operation[]): ScoreList {
  const facts = operations.reduce((before, operation, order) => afterOperation(head, before, operation, order), noFacts)
  const list = derive(head, facts)
  return { ...list, missing: listComplete(list) }
}

function derive(head: ListHead, facts: ListFacts): Omit<ScoreList, 'missing'> {
  const { tableSize, edition } = head
  const { rows, order } = listRows(head, facts)
  const next = nextGame(facts, order)
  const seats = personsAt(head, facts.seatChanges, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  const present = positionsOf(tableSize).filter((position) => seats[position - 1] !== null && position !== facts.frozen?.leaver)
  const solosDone = rows.flatMap((row) => (row.row !== 'struck' && row.kind === 'compulsory-solo' ? [row.soloist] : []))
  const { typedTotals } = facts
  const totals = typedTotals?.points ?? rows.at(-1)?.totals ?? positionsOf(tableSize).map(() => 0)
  return {
    ...pick(facts),
    tableSize,
    edition,
    seats,
    rows,
    totals,
    gamesPlayed: gamesPlayed(tableSize, rows),
    people: typedTotals ? head.seats.map((person, index) => ({ person, points: totals[index] ?? 0, gamesPlayed: 0 })) : personTotals(head, facts.seatChanges, rows),
    owed: next.owed,
    struckSolos: typedTotals ? [] : positionsOf(tableSize).filter((position) => !solosDone.includes(position) && !next.owed.includes(position)),
    next,
    state: listState(facts),
    totalsOnly: typedTotals !== null,
    penalties: facts.penalties.map((penalty) => ({ ...penalty, status: penaltyStatus(penalty) })),
    extraMinutes: facts.extraTime.reduce((sum, { minutes }) => sum + minutes, 0),
    confirmations: confirmationStates(facts, present),
    keeper: { position: facts.keeper.position ?? listKeeper(tableSize), device: facts.keeper.device },
    onPaper: facts.keeper.onPaper,
  }
}

const pick = ({ claims, deviations, extraTime, seatChanges, strikes, undone, end, dealingBegun, frozen, submitted, checked, reopened, versions, version, pending }: ListFacts) => ({
  claims,
  deviations,
  extraTime,
  seatChanges,
  strikes,
  undone,
  end,
  dealingBegun,
  frozen,
  submitted,
  checked,
  reopened,
  versions,
  version,
  pending,
})
