import type { RoundState } from '@/lib/db/generated/sqlite/client'

/** How far a tournament is, and in which of its rounds. */
export interface Progress {
  readonly stage: 'preparing' | 'drawn' | 'playing' | 'ended' | 'between' | 'finished'
  /** 0 before the first round was published. */
  readonly round: number
}

const stages = { published: 'drawn', released: 'playing', ended: 'ended', closed: 'between' } as const

/** How far a tournament is, by its rounds; drafts and rounds that were drawn again do not count. */
export function progressOf(plannedRounds: number, rounds: readonly { readonly number: number; readonly state: RoundState }[]): Progress {
  const last = rounds.reduce<Progress>(
    (latest, { number, state }) => (state === 'draft' || state === 'archived' || number < latest.round ? latest : { stage: stages[state], round: number }),
    { stage: 'preparing', round: 0 },
  )
  return last.stage === 'between' && last.round >= plannedRounds ? { ...last, stage: 'finished' } : last
}
