import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { loadList } from '@/lib/tournament/lists/load-list'
import { secondDifferences } from './second-differences'
import { standingSecond } from './standing-second'

/** Refuses to hand in or to check a list whose second entry is being typed, or differs where nobody has decided. */
export async function refuseOpenSecond(listId: string): Promise<void> {
  const second = await standingSecond(listId)
  if (second === null) return
  if (second.doneAt === null) throw new Refusal('second-entry-open', { count: 0 })
  const loaded = await read((reader) => loadList(reader, listId))
  const open = loaded === null ? [] : secondDifferences(loaded, second).filter(({ decidedBy }) => decidedBy === null)
  if (open.length > 0) throw new Refusal('second-entry-open', { count: open.length })
}
