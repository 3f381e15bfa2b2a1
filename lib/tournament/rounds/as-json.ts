import type { DrawRecord } from './draw-record'

/** A record as a column of JSON takes it: the client's type of JSON wants no readonly lists. */
export const asJson = (record: DrawRecord): object => record
