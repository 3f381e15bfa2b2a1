import { hallTime } from '@/lib/i18n/hall-time'
import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { fillWords } from '@/lib/pdf/fill-words'
import { authorWords } from '@/lib/pdf/record/author-words'
import type { WrittenFoot } from '@/lib/pdf/score-list/written-foot'
import type { Stamp } from '@/lib/rules/list/stamp-of'
import { positionsOf } from '@/lib/rules/table/table-size'
import type { PrintedFilledList } from './printed-filled-list'

/** What the foot of a list says of its time, and who has agreed to it already. */
export function filledFoot({ list, names, releasedAt, tableSize }: PrintedFilledList, locale: Locale): WrittenFoot {
  const { filled: words, record } = messagesOf(locale).print
  const by = (stamp: Stamp | undefined) => (stamp === undefined ? '' : authorWords(stamp.by, names, record))
  const at = (stamp: Stamp | null) => (stamp === null ? '' : hallTime(stamp.receivedAt ?? stamp.typedAt))
  const signed = (sentence: string, stamp: Stamp | null) => (stamp === null ? '' : fillWords(sentence, { time: at(stamp), name: by(stamp) }))
  const struck = list.strikes.reduce((sum, { count }) => sum + count, 0)
  return {
    extraTime: list.extraTime.map(({ minutes, reason, stamp }) => ({ minutes: String(minutes), reason, referee: by(stamp) })),
    struckNormal: struck === 0 ? '' : String(struck),
    struckSolos: list.struckSolos.map((position) => `S${position}`).join(', '),
    struckBy: by(list.strikes.at(-1)?.stamp),
    released: releasedAt === null ? '' : hallTime(releasedAt.toISOString()),
    ended: at(list.end),
    signatures: [
      ...positionsOf(tableSize).map((position) => {
        const confirmation = list.confirmations.find((each) => each.position === position)
        return confirmation === undefined || confirmation.state === 'missing' ? '' : signed(words.confirmations[confirmation.state], confirmation.stamp)
      }),
      signed(words.submitted, list.submitted),
      signed(words.checked, list.checked),
    ],
  }
}
