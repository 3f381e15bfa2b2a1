/** The smallest letters for a name on what hangs on a wall: a longer one takes another line. */
export const leastOnWall = 9
