/** Knows the work that is under way, so that closing can wait for it. */
export function workInHand(): { readonly add: <T>(work: Promise<T>) => Promise<T>; readonly finished: () => Promise<void> } {
  const running = new Set<Promise<unknown>>()
  return {
    add: (work) => {
      running.add(work)
      const forget = (): boolean => running.delete(work)
      work.then(forget, forget)
      return work
    },
    finished: async () => {
      await Promise.allSettled(running)
    },
  }
}
