/** Under which the wrong tries at a table's typed code are counted, whoever makes them. */
export const wrongCodeKey = (signId: string): string => `table-code:${signId}`
