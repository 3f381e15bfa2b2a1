import { expect, it } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { read } from '@/lib/db/read'
import { checkList } from '@/lib/tournament/lists/check-list'
import { grantExtraTime } from '@/lib/tournament/lists/grant-extra-time'
import { reopenList } from '@/lib/tournament/lists/reopen-list'
import { typeTotals } from '@/lib/tournament/lists/type-totals'
import { leaveTable } from '@/lib/tournament/seating/leave-table'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildTable, hexId } from '@/tests/support/build-tournament'
import { refusal } from '@/tests/support/rounds-of'

const author = { actor: 'account:desk', roles: new Set(['management', 'referee']) }

/** Everything that an act can have left behind. */
const traces = () => read(async (reader) => [await reader.listOperation.count(), await reader.auditEntry.count(), await reader.participant.count({ where: { withdrawnAt: { not: null } } })])

interface Act {
  readonly does: () => Promise<unknown>
  /** The same id with something else in it. */
  readonly otherwise: () => Promise<unknown>
  /** What one act leaves: operations, entries of the audit, people who went. */
  readonly leaves: readonly number[]
}

/** Sends it ten times at once: one effect and one answer; then with other content, which is refused. */
async function tenTimes({ does, otherwise, leaves }: Act): Promise<unknown> {
  const before = await traces()
  const answers = await Promise.all(Array.from({ length: 10 }, does))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const after = before.map((count, index) => count + (leaves[index] ?? 0))
  expect(await traces()).toEqual(after)
  expect(await refusal(otherwise())).toEqual({ code: 'id-used-otherwise' })
  expect(await traces()).toEqual(after)
  return answers[0]
}

await onBothDatabases('an act of the desk that is sent ten times at once, and again after everything else and a restart', () => {
  it('has one effect and one answer, and its id takes nothing else', async () => {
    const { tournamentId, listId } = await buildTable()
    const other = await buildTable()
    const [extraId, freezeId, totalsId, checkId, reopenId] = Array.from({ length: 5 }, hexId) as [string, string, string, string, string]
    const own = { tournamentId, listId }
    const extra = (minutes: number) => () => grantExtraTime(author, { tournamentId, actId: extraId, listIds: [listId], minutes, reason: 'light' })
    const freeze = (reason: string) => () => leaveTable(author, other.tournamentId, { way: 'freeze', actId: freezeId, listId: other.listId, position: 2, reason, staysAway: true })
    const totals = (first: number) => () => typeTotals(author, { ...own, opId: totalsId, baseVersion: 0, points: [first, -first, 0, 0] })
    const check = (baseVersion: number) => async () => checkList(author, { ...own, opId: checkId, baseVersion, length: 2 })
    const reopen = (reason: string) => () => reopenList(author, { ...own, opId: reopenId, baseVersion: 2, reason })
    const acts: readonly Act[] = [
      { does: extra(5), otherwise: extra(10), leaves: [1, 1, 0] },
      { does: freeze('ill'), otherwise: freeze('gone'), leaves: [1, 2, 1] },
      { does: totals(8), otherwise: totals(9), leaves: [1, 0, 0] },
      { does: check(0), otherwise: check(1), leaves: [2, 0, 0] },
      { does: reopen('wrong'), otherwise: reopen('right'), leaves: [1, 0, 0] },
    ]
    const answers: unknown[] = []
    for (const act of acts) answers.push(await tenTimes(act))
    const all = await traces()
    await closeDatabase()
    for (const [index, { does }] of acts.entries()) expect(await does()).toEqual(answers[index])
    expect(await traces()).toEqual(all)
  }, 60_000)
})
