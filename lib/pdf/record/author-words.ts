import { deviceMark } from '@/lib/i18n/device-mark'
import { fillWords } from '@/lib/pdf/fill-words'
import type { RecordNames } from './list-record'
import type { RecordWords } from './record-words'

/** Who did something: the name of the staff, the first letters of a table's device, or a player's own phone. */
export function authorWords(actor: string | null, { authors }: RecordNames, words: RecordWords): string {
  const name = authors[actor ?? '']
  if (name !== undefined) return name
  const [kind, id = ''] = (actor ?? '').split(':')
  if (kind === 'device') return fillWords(words.device, { id: deviceMark(id) })
  return kind === 'player' ? words.ownPhone : words.unknown
}
