import type { StorageProblem } from '@/lib/phone/phone-state'

/** What an error of the storage means for the person who types; it is always shown. */
export function storageProblem(error: unknown): StorageProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'InvalidStateError' || name === 'AbortError' ? 'closed' : 'blocked'
}
