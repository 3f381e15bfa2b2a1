import type { Position, TableSize } from '@/lib/rules/table/table-size'

/** Who gets no cards: the dealer of a full five-player table, nobody at four or when one of five has left (TSR 10.1.1). */
export const sitsOut = (tableSize: TableSize, dealer: Position, empty: Position | null): Position | null =>
  tableSize === 5 && empty === null ? dealer : null
