import type { ReactNode } from 'react'

export interface TournamentRow {
  readonly slug: string
  readonly name: string
  /** Where, when and how many, ready to be shown. */
  readonly line: string
  /** How far it is, in words. */
  readonly stage: string
  readonly archived: boolean
  readonly manages: boolean
}

/** One line per tournament, the whole of it the way there. */
export function TournamentRows({ rows, action }: { rows: readonly TournamentRow[]; action?: (row: TournamentRow) => ReactNode }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {rows.map((row) => (
        <li key={row.slug} className="flex flex-wrap items-center hover:bg-paper">
          <a href={`/desk/${row.slug}/people`} className="flex min-h-14 min-w-0 grow flex-wrap items-center gap-x-4 px-4 py-2.5 -outline-offset-2">
            <span className="min-w-0">
              <span className="block font-semibold break-words">{row.name}</span>
              <span className="block text-ink-2">{row.line}</span>
            </span>
            <span className="ml-auto text-right text-[0.8125rem] font-medium text-ink-2">{row.stage}</span>
          </a>
          {action?.(row)}
        </li>
      ))}
    </ul>
  )
}
