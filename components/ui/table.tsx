import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  head: string
  /** Figures stand under each other at the right. */
  figures?: boolean
  /** Names the row for a screen reader. */
  isRowHead?: boolean
  /** Where the cell stands on a narrow screen; without it on the second line, after its head. */
  narrow?: keyof typeof firstLine
  cell: (row: Row) => ReactNode
}

type TableProps<Row> = { caption: string; columns: readonly Column<Row>[]; rows: readonly Row[]; rowKey: (row: Row) => string; rowLook?: string }

/** The first line of a row on a narrow screen: what stands at the edge, the name, and the figure that counts. Together they fill it. */
const firstLine = {
  edge: '@max-2xl:-ml-10 @max-2xl:w-10 @max-2xl:pr-2 @max-2xl:text-right',
  name: '@max-2xl:basis-[calc(100%-4.5rem)]',
  figure: '@max-2xl:basis-18',
} as const

const secondLine = '@max-2xl:text-[0.8125rem] @max-2xl:whitespace-nowrap @max-2xl:mr-3 @max-2xl:before:mr-1 @max-2xl:before:text-ink-2 @max-2xl:before:content-[attr(data-head)] @max-2xl:empty:hidden'

/**
 * Wider than its place it scrolls within itself, never the page, and the name stays in sight.
 * Where its columns say how, each row becomes lines on a narrow screen instead; the roles keep it a table for a screen reader then.
 */
export function Table<Row>({ caption, columns, rows, rowKey, rowLook }: TableProps<Row>) {
  const stacks = columns.some(({ narrow }) => narrow !== undefined)
  const alignment = ({ figures }: Column<Row>) => (figures === true ? 'text-right tabular-nums' : 'text-left')
  const stacked = ({ narrow }: Column<Row>) => stacks && ['@max-2xl:p-0', narrow === undefined ? secondLine : firstLine[narrow]]
  const staying = ({ isRowHead }: Column<Row>) => isRowHead === true && 'sticky left-0 bg-inherit wrap-anywhere @2xl:min-w-36'
  return (
    <div className="@container relative overflow-x-auto rounded-card border border-line bg-card" role="region" aria-label={caption} tabIndex={0}>
      <table role="table" className={clsx('w-full', stacks && '@max-2xl:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={clsx(stacks && '@max-2xl:sr-only')}>
          <tr role="row" className="bg-card">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={clsx('px-3.5 py-2.5 text-[0.8125rem] font-semibold text-ink-2', alignment(column), staying(column))}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={clsx(stacks && '@max-2xl:block')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={clsx('border-t border-line bg-card', stacks && '@max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-baseline @max-2xl:gap-y-0.5 @max-2xl:py-2.5 @max-2xl:pr-3.5 @max-2xl:pl-11', rowLook)}>
              {columns.map((column) => {
                const Cell = column.isRowHead === true ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    {...(column.isRowHead === true ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
                    {...(stacks && column.narrow === undefined && { 'data-head': column.head })}
                    className={clsx('px-3.5 py-2.5', column.isRowHead === true && 'font-semibold', alignment(column), staying(column), stacked(column))}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
