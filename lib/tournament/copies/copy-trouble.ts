import { copiesHolder } from '@/lib/db/copies/copies-holder'
import type { CopyProblem } from '@/lib/start/copies/copy-problem.js'

/** Why the last try to keep a safety copy failed, or null while they succeed. */
export const copyTrouble = (): CopyProblem | null => copiesHolder().failure?.problem ?? null
