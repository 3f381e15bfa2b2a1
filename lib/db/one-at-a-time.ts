/**
 * Runs tasks one after another in the order they came. A failed task fails alone: the next one starts all the same.
 * SQLite has one writing connection, and a statement beside another request's open transaction would run inside it and vanish with it.
 */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
