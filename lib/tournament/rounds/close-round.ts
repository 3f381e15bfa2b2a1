import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import { keepRoundCopy } from '@/lib/tournament/copies/keep-round-copy'
import { loadList } from '@/lib/tournament/lists/load-list'
import { changeRound, type SeenRound } from './change-round'
import { closeGaps, type CloseGap } from './close-gaps'

/** Closes a round when each of its lists is checked, else says whose is not, and what each still needs. The devices' sessions end with it. */
export async function closeRound(seen: SeenRound): Promise<void> {
  await write((transaction) =>
    changeRound(transaction, seen, { act: 'round-closed', from: ['ended'], to: 'closed', stamp: 'closedAt' }, async ({ id }) => {
      const unchecked = await uncheckedTables(transaction, id)
      if (unchecked.length === 0) return
      const tables = unchecked.map(({ number }) => number).join(', ')
      throw new Refusal('lists-not-checked', { count: unchecked.length, tables, missing: Object.fromEntries(unchecked.map(({ number, gaps }) => [String(number), gaps.join(' ')])) })
    }),
  )
  await keepRoundCopy('closed', seen.roundId)
}

async function uncheckedTables(transaction: Transaction, roundId: string): Promise<{ number: number; gaps: readonly CloseGap[] }[]> {
  const ofRound = { table: { roundId } }
  // Locks the lists, so that none is opened again between the look and the close.
  await transaction.list.updateMany({ where: ofRound, data: { length: { increment: 0 } } })
  const lists = await transaction.list.findMany({ where: ofRound, orderBy: { table: { number: 'asc' } } })
  const unchecked: { number: number; gaps: readonly CloseGap[] }[] = []
  for (const { id } of lists) {
    const loaded = await loadList(transaction, id)
    const gaps = loaded ? closeGaps(foldList(loaded.head, loaded.operations)) : []
    if (loaded && gaps.length > 0) unchecked.push({ number: loaded.table.number, gaps })
  }
  return unchecked
}
