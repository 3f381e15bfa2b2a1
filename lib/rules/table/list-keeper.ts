import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** The position that keeps the score list unless the table agrees on somebody else: the last one (TSR 3.1.1, 10.1.4). */
export const listKeeper = (tableSize: TableSize): Position => tableSize
