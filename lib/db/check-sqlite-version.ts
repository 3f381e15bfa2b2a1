import { StartProblem } from '@/lib/start/start-problem.js'

/** Older builds can corrupt a write-ahead log that two connections reset at once. */
const oldest = '3.51.3'

export function checkSqliteVersion(version: string): void {
  const inOrder = [version, oldest].toSorted(new Intl.Collator('en', { numeric: true }).compare)
  if (inOrder[0] !== oldest) throw new StartProblem('sqlite-too-old', { version, oldest })
}
