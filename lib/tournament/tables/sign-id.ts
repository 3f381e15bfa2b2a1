/** What the code of a table sign is made for: a table of the hall, whatever round is played at it. */
export const signId = (tournamentId: string, tableNumber: number): string => `${tournamentId}/${tableNumber}`
