import type { RoundState } from '@/lib/db/generated/sqlite/client'

/** The state of a round that everybody may see: published, and not drawn again since. */
export type StandingState = Exclude<RoundState, 'draft' | 'archived'>

/** The state of a published round that stands, or null. */
export const standingState = (state: RoundState): StandingState | null => (state === 'draft' || state === 'archived' ? null : state)
