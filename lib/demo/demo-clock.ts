export interface DemoClock {
  /** Goes to this many minutes before the moment at which the demo is filled. */
  readonly minutesAgo: (minutes: number) => void
}

/**
 * Lets this process live in the past, since services read the clock themselves and a round in its 75th minute needs a first one.
 * Only for a process that does nothing else: the clock goes on from where it was set, for all of it.
 */
export function demoClock(): DemoClock {
  const Now = Date
  const start = Now.now()
  let set = { to: start, at: performance.now() }
  const now = (): number => Math.round(set.to + performance.now() - set.at)
  globalThis.Date = new Proxy(Now, {
    construct: (target, given: readonly unknown[]): object => (given.length === 0 ? new target(now()) : (Reflect.construct(target, given) as object)),
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  })
  return {
    minutesAgo: (minutes) => {
      set = { to: start - minutes * 60_000, at: performance.now() }
    },
  }
}
