import type { Viewer } from './viewer'

/** The account that asks, or null. */
export const accountIdOf = (viewer: Viewer): string | null => (viewer.type === 'account' ? viewer.accountId : null)
