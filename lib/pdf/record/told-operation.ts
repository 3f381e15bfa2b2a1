import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import type { Operation } from '@/lib/rules/list/operation'
import { authorWords } from './author-words'
import { eventText } from './event-text'
import type { ListRecord, RecordNames } from './list-record'
import type { RecordEntry } from './record-pages'

/** One operation of a list as a record tells it, or null when it goes without saying. */
export function toldOperation(record: ListRecord, operation: Operation, names: RecordNames, locale: Locale): Omit<RecordEntry, 'mark'> | null {
  const text = eventText(record, operation, names, locale)
  if (text === null) return null
  return { text, by: authorWords(operation.by ?? null, names, messagesOf(locale).print.record), at: new Date(operation.receivedAt ?? operation.typedAt) }
}
