import { setTimeout as pause } from 'node:timers/promises'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { HallTable } from '@/tests/support/endure/table-hall'
import type { NodePhone } from '@/tests/support/endure/phones-in-node'
import { typed } from '@/tests/support/typed'

const positions = positionsOf(4)

/** What a table plays: its four compulsory solos, then normal games, no two tables alike. */
export function gamesOf(table: number, count = 24): readonly GamePayload[] {
  return Array.from({ length: count }, (_, index) => {
    const [soloist, value] = [positions[index], 1 + ((table * 7 + index * 3) % 9)]
    if (soloist !== undefined) return typed.solo(index + 1, soloist, positions.map((position) => (position === soloist ? 3 * value : -value)))
    return typed.normal(index + 1, index % 2 === 0 ? [value, value, -value, -value] : [-value, value, value, -value])
  })
}

/** Types them at one table, as fast as the pauses between them let. Every one is on the disk of the phone before the next is typed. */
export async function typeList(phone: NodePhone, { token }: HallTable, games: readonly GamePayload[], pauseOf: () => number): Promise<void> {
  while (phone.state().stage !== 'list') {
    await phone.open({ token })
    if (phone.state().stage !== 'list') await pause(100)
  }
  while (!phone.state().list?.server) await pause(20)
  for (const payload of games) {
    await pause(pauseOf())
    if (!(await phone.save({ kind: 'game-entered', payload }))) throw new Error(`The phone did not keep a game: ${phone.state().storageProblem ?? 'no list'}`)
  }
}

/** Waits until nothing on the phone waits to be sent any more; fails at once where nothing will ever be sent, because the table's sign would have to be scanned again. */
export async function sentWhole(phone: NodePhone): Promise<void> {
  while (phone.state().entries.some(({ state }) => state === 'waiting')) {
    const { list } = phone.state()
    if (list?.sessionEnded) throw new Error(`The phone was signed off while it had entries to send: ${list.endedBecause ?? ''}`)
    await pause(50)
  }
}
