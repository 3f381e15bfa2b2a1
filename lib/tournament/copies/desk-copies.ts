import { databasePlace } from '@/lib/db/database-place'
import type { CopyOfRound } from '@/lib/start/copies/copy-name.js'
import { listCopies } from '@/lib/start/copies/list-copies.js'

export interface DeskCopy {
  readonly name: string
  readonly at: Date
  readonly phase: CopyOfRound['phase']
  readonly round: number
  /** In bytes. */
  readonly size: number
}

export interface DeskCopies {
  /** False with PostgreSQL, which is backed up by its own means. */
  readonly keptHere: boolean
  /** Those of this tournament, the newest first. */
  readonly copies: readonly DeskCopy[]
}

/** The safety copies as the desk of one tournament sees them. */
export function deskCopies(slug: string): DeskCopies {
  const place = databasePlace()
  if (place.kind !== 'sqlite') return { keptHere: false, copies: [] }
  const copies = listCopies(place.folder).flatMap(({ tournament, round, phase, name, at, size }) =>
    tournament !== slug || round === null || phase === 'before-migration' || phase === 'before-restore' ? [] : [{ name, at, phase, round, size }],
  )
  return { keptHere: true, copies }
}
