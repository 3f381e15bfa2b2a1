/**
 * The forms in which pages send operations. 1: the operations alone. 2: with the number of the form, and the epoch of the server as the page knows it.
 * The server takes these two and no other, so that a page that was loaded before an update keeps sending.
 */
export const operationVersions = { previous: 1, current: 2 } as const
