import type { Phone } from '@/lib/phone/phone'
import type { PhoneState } from '@/lib/phone/phone-state'
import type { ServerList } from '@/lib/phone/server-list'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { Position } from '@/lib/rules/table/table-size'

/** What every part of the list screen is drawn from. */
export interface ListView {
  readonly state: PhoneState
  readonly server: ServerList
  readonly list: ScoreList
  readonly phone: Phone
  /** What somebody is called on this screen. */
  readonly nameOf: (position: Position) => string
}
