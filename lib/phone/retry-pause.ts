const base = 500

/** Short enough that what waits is on the server within 10 s of the network's return, even when nothing tells of it. */
const most = 8_000

/** How long to wait before the next try, in milliseconds: chance spreads fifty phones that lost the same network. `chance` lies in [0, 1). */
export const retryPause = (failures: number, chance: number): number => Math.round(base + chance * (Math.min(most, base * 2 ** failures) - base))
