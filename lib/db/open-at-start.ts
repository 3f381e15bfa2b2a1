import { theDatabase } from './the-database'

/** Opens and migrates before the first request, so that a StartProblem ends the start and not somebody's request. */
export async function openAtStart(): Promise<void> {
  await theDatabase()
}
