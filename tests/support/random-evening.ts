import { checkOperation } from '@/lib/rules/list/check-operation'
import { entityOf } from '@/lib/rules/list/entity-of'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { Operation } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { TableSize } from '@/lib/rules/table/table-size'
import { listLog } from '@/tests/support/list-log'
import { randomNumbers } from '@/tests/support/random-numbers'
import { randomOperation } from '@/tests/support/random-operation'

export interface RandomEvening {
  readonly head: ListHead
  readonly operations: readonly Operation[]
  /** As it came to be. */
  readonly list: ScoreList
  /** As it was after each operation. */
  readonly states: readonly ScoreList[]
}

/** An evening at one table in which anything may be tried; what the rules forbid is left out. */
export function randomEvening(tableSize: TableSize, seed: number): RandomEvening {
  const random = randomNumbers(seed)
  const attempts = 30 + Math.floor(random() * 110)
  const { head } = listLog(tableSize)
  const operations: Operation[] = []
  const states: ScoreList[] = []
  let list = foldList(head, operations)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const operation = randomOperation(list, random, `op-${attempt}`)
    if (checkOperation(list, operation).length > 0) continue
    operations.push({ ...operation, baseVersion: list.versions[entityOf(operation)] ?? 0, version: operations.length + 1 })
    list = foldList(head, operations)
    states.push(list)
  }
  return { head, operations, list, states }
}
