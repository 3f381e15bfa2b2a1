import type { ActingRole } from './acting-role'

/** Who asks. `roles` are those in the tournament that is asked about, none outside of one. */
export type Viewer =
  | { readonly type: 'anonymous' }
  | { readonly type: 'account'; readonly accountId: string; readonly administrator: boolean; readonly roles: ReadonlySet<ActingRole> }
  | { readonly type: 'table'; readonly sessionId: string; readonly tableId: string; readonly listId: string; readonly tournamentId: string; readonly deviceId: string }

export const anonymous: Viewer = { type: 'anonymous' }
