import { isHandedIn } from '@/lib/rules/list/is-handed-in'
import type { MissingCode } from '@/lib/rules/list/list-violation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { keepsPaper } from './keeps-paper'

/** What a list still needs before its round can be closed. */
export type CloseGap = MissingCode | 'paper-missing' | 'not-submitted' | 'not-checked'

/** What keeps a round from being closed as far as this list goes, the first thing to do first; nothing once it is checked (TSR 7.3.4, 8.5.2). */
export function closeGaps(list: ScoreList): CloseGap[] {
  if (list.checked !== null) return []
  if (isHandedIn(list)) return ['not-checked']
  if (keepsPaper(list)) return ['paper-missing']
  // The rules type what is missing as any violation of a list; `listComplete` gives these codes alone. A list opened again is checked without being handed in anew.
  return [...new Set(list.missing.map(({ code }) => code as MissingCode)), list.reopened === null ? 'not-submitted' : 'not-checked']
}
