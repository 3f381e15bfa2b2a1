import { storageProblem } from '@/lib/db/storage-problem'
import { Refusal } from './refusal'

/** The refusal for a failure that is the disk's or the database's and passes with it; null for every other failure. */
export function storageRefusal(error: unknown): Refusal | null {
  const problem = storageProblem(error)
  return problem && new Refusal(`storage-${problem}`)
}
