import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  head: string
  /** Figures stand under each other at the right. */
  figures?: boolean
  /** Names the row for a screen reader. */
  isRowHead?: boolean
  cell: (row: Row) => ReactNode
}

type TableProps<Row> = { caption: string; columns: readonly Column<Row>[]; rows: readonly Row[]; rowKey: (row: Row) => string; rowLook?: string }

/** Wider than the screen it scrolls within itself, never the page. */
export function Table<Row>({ caption, columns, rows, rowKey, rowLook }: TableProps<Row>) {
  const alignment = (column: Column<Row>) => (column.figures === true ? 'text-right tabular-nums' : 'text-left')
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-card" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={clsx('px-3.5 py-2.5 text-[0.8125rem] font-semibold text-ink-2', alignment(column))}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={clsx('border-t border-line', rowLook)}>
              {columns.map((column) => {
                const Cell = column.isRowHead === true ? 'th' : 'td'
                return (
                  <Cell key={column.key} {...(column.isRowHead === true && { scope: 'row' })} className={clsx('px-3.5 py-2.5', column.isRowHead === true && 'font-semibold', alignment(column))}>
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
