import type { Locale } from '@/lib/i18n/locale'
import type { RecordEntry } from '@/lib/pdf/record/record-pages'
import { toldOperation } from '@/lib/pdf/record/told-operation'
import type { Operation } from '@/lib/rules/list/operation'
import type { PrintedFilledList } from './printed-filled-list'

export interface ListRemark extends Omit<RecordEntry, 'mark'> {
  readonly number: number
  readonly operation: Operation
}

/** What happened to a list beside the games, in order and numbered, so that a row can point to it. */
export function listRemarks(list: PrintedFilledList, locale: Locale): readonly ListRemark[] {
  return list.operations
    .flatMap((operation) => {
      const told = toldOperation(list, operation, list.names, locale)
      return told === null ? [] : [{ operation, ...told }]
    })
    .map((remark, index) => ({ number: index + 1, ...remark }))
}
