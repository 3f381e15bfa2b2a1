/** The edition of the Tournament Playing Rules that a tournament is played by: the day it came into force (TSR 11.0). */
export type Edition = '2024-04-01'

/** The edition that new tournaments are played by (TSR 11.0). */
export const currentEdition: Edition = '2024-04-01'
