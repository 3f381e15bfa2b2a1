import { logFailure } from '@/lib/server/log-failure'

/** Whether there is an administrator, as far as this process knows. */
export interface SetUpState {
  isDone: () => boolean
  /** Asks the database, also because another process may have been used for set-up. */
  look: () => Promise<void>
}

/** Remembers the yes for good, since nobody can undo it; until then the answer is looked for anew. */
export function setUpState(isSetUp: () => Promise<boolean>): SetUpState {
  let done = false
  return {
    isDone: () => done,
    look: async () => {
      try {
        done = await isSetUp()
      } catch (error) {
        logFailure(error)
      }
    },
  }
}
