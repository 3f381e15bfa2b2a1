import { playingMinutes } from '@/lib/rules/table/playing-time'
import type { TableSize } from '@/lib/rules/table/table-size'

/** When the playing time of a table is over, its extra minutes included; null before the release. */
export function playingEnds(releasedAt: Date | null, tableSize: TableSize, extraMinutes: number): Date | null {
  return releasedAt === null ? null : new Date(releasedAt.getTime() + (playingMinutes[tableSize] + extraMinutes) * 60_000)
}
