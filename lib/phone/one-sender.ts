/** Runs the work while no other tab does the same for this list. Without Web Locks (plain HTTP) tabs may both send: the server knows each operation by its id. */
export async function oneSender(listId: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return work()
  await locks.request(`karlchen-send-${listId}`, work)
}
