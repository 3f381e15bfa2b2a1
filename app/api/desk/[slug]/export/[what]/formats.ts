import { csvOf } from '@/lib/export/csv-of'
import type { ExportedTable } from '@/lib/export/exported-table'
import { xlsxOf } from '@/lib/export/xlsx-of'
import type { Locale } from '@/lib/i18n/locale'

interface Format {
  readonly type: string
  readonly write: (table: ExportedTable, locale: Locale) => BodyInit | Promise<BodyInit>
}

/** How a table is written, by the ending of its file. Excel expects the separator of the reader's country. */
export const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['csv', { type: 'text/csv; charset=utf-8', write: (table, locale) => csvOf(table, locale === 'de' ? ';' : ',') }],
  ['xlsx', { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: async (table) => new Uint8Array(await xlsxOf([table])) }],
])
