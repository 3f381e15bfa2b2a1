import type { TableSize } from '@/lib/rules/table/table-size'

/** Pure playing time of a round in minutes (TSR 8.5.1, 10.1.5). */
export const playingMinutes: Readonly<Record<TableSize, number>> = { 4: 100, 5: 125 }
