import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Messages } from 'next-intl'

/** Why a list keeps the round from being closed. */
export type CloseGapCode = keyof Messages['endOfRound']['gap']

export interface TableGaps {
  readonly tableId: string
  readonly number: number
  readonly gaps: readonly CloseGapCode[]
}

/** Whose list is not checked and what it still needs, each table as a link to it. */
export function CloseGapList({ slug, tables }: { slug: string; tables: readonly TableGaps[] }) {
  const words = useTranslations('endOfRound')
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {tables.map(({ tableId, number, gaps }) => (
        <li key={tableId}>
          <Link href={`/desk/${slug}/lists/${tableId}`} prefetch={false} className="flex min-h-11 items-baseline gap-3 px-3 py-2.5 -outline-offset-2 hover:bg-paper">
            <b className="shrink-0">{words('table', { table: String(number) })}</b>
            <span className="min-w-0 text-ink-2">{gaps.map((gap) => words(`gap.${gap}`)).join(' · ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
