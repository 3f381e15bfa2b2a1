import type { ListRow } from '@/lib/rules/list/list-row'

/** A row that is a game played by somebody. */
export type PlayedRow = Exclude<ListRow, { readonly row: 'struck' }>

/** Whether a row is a game that counts: a typed one, or one that a penalty decided; struck rows enter no average (TSR 8.5.1, 9.4.4). */
export const countsAsGame = (row: ListRow): row is PlayedRow => row.row === 'game' || (row.row === 'penalty' && row.kind !== null)
