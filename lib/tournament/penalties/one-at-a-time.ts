const last = new Map<string, Promise<unknown>>()

/** Runs the work after whatever was begun under this key before, whether that went well or not. */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const own = (last.get(key) ?? Promise.resolve()).then(work)
  const over = own.then(
    () => undefined,
    () => undefined,
  )
  last.set(key, over)
  void over.then(() => {
    if (last.get(key) === over) last.delete(key)
  })
  return own
}
