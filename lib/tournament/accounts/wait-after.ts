const free = 5
const longestWait = 60

/** In seconds: how long to wait after so many wrong tries in a quarter of an hour. It doubles up to a minute, and never becomes a lock-out. */
export function waitAfter(tries: number): number {
  return tries < free ? 0 : Math.min(2 ** (tries - free), longestWait)
}
