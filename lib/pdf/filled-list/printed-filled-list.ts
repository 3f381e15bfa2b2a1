import type { ListRecord, RecordNames } from '@/lib/pdf/record/list-record'
import type { PrintedList } from '@/lib/pdf/score-list/printed-list'

/** A list with everything that was written on it, ready to be signed. */
export interface PrintedFilledList extends Omit<PrintedList, 'phone'>, ListRecord {
  readonly names: RecordNames
  readonly releasedAt: Date | null
}
