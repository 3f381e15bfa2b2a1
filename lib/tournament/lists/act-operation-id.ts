import { createHash } from 'node:crypto'

/** From the id of an act, that of the operation which it appends to a list as its first, second and so on. */
export const actOperationId = (actId: string, listId: string, index: number): string => createHash('sha256').update(`${actId}/${listId}/${index}`).digest('hex').slice(0, 32)
