import type { OutboxEntry } from '@/lib/phone/outbox-entry'
import type { KeptList } from '@/lib/phone/phone-database'
import type { StorageSafety } from '@/lib/phone/storage-safety'

/** Why nothing can be kept on this device; `outdated` = another window holds the storage in an older version. */
export type StorageProblem = 'blocked' | 'full' | 'closed' | 'outdated'

/** Everything that the screen is drawn from. */
export interface PhoneState {
  /** `starting` = the storage is being opened · `door` = no list yet · `list` · `broken` = there is no storage to keep a list in. */
  readonly stage: 'starting' | 'door' | 'list' | 'broken'
  readonly deviceId: string
  readonly list: KeptList | null
  /** What was typed on this device for this list. */
  readonly entries: readonly OutboxEntry[]
  /** Unsent entries of other lists that this device has kept. */
  readonly unsentElsewhere: number
  /** Null until the first try. */
  readonly online: boolean | null
  /** The server has said that it can save nothing just now. */
  readonly serverUnsaved: boolean
  readonly opening: boolean
  readonly refusal: { readonly code: string; readonly params: Readonly<Record<string, string | number>> } | null
  readonly safety: StorageSafety
  readonly storageProblem: StorageProblem | null
  /** The server takes nothing from a page as old as this one until it is loaded again. */
  readonly pageOutdated: boolean
}

export const startingState: PhoneState = {
  stage: 'starting',
  deviceId: '',
  list: null,
  entries: [],
  unsentElsewhere: 0,
  online: null,
  serverUnsaved: false,
  opening: false,
  refusal: null,
  safety: 'unknown',
  storageProblem: null,
  pageOutdated: false,
}
