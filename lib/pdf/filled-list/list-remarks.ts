import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { authorWords } from '@/lib/pdf/record/author-words'
import { eventText } from '@/lib/pdf/record/event-text'
import type { Operation } from '@/lib/rules/list/operation'
import type { PrintedFilledList } from './printed-filled-list'

export interface ListRemark {
  readonly number: number
  readonly operation: Operation
  readonly text: string
  readonly by: string
  readonly at: Date
}

/** What happened to a list beside the games, in order and numbered, so that a row can point to it. */
export function listRemarks(list: PrintedFilledList, locale: Locale): readonly ListRemark[] {
  const words = messagesOf(locale).print.record
  return list.operations
    .flatMap((operation) => {
      const text = eventText(list, operation, list.names, locale)
      return text === null ? [] : [{ operation, text, by: authorWords(operation.by ?? null, list.names, words), at: new Date(operation.receivedAt ?? operation.typedAt) }]
    })
    .map((remark, index) => ({ number: index + 1, ...remark }))
}
