import { useTranslations } from 'next-intl'
import Link from 'next/link'

type TableChoiceProps = { slug: string; tables: readonly { readonly tableId: string; readonly number: number; readonly round: number }[] }

/** Every table in play, for a decision that nobody has called for on a device. */
export function TableChoice({ slug, tables }: TableChoiceProps) {
  const words = useTranslations('referee')
  return (
    <section aria-labelledby="any-table" className="mt-8">
      <h2 id="any-table" className="text-lg font-bold tracking-tight">
        {words('anyTable')}
      </h2>
      <p className="mb-2.5 text-ink-2">{words('anyTableText')}</p>
      <ul className="flex flex-wrap gap-2">
        {tables.map(({ tableId, number }) => (
          <li key={tableId}>
            <Link href={`/referee/${slug}/tables/${tableId}`} prefetch={false} aria-label={words('table', { number: String(number) })} className="grid size-12 place-items-center rounded-card border border-line-2 bg-card font-bold tabular-nums hover:border-edge hover:bg-paper">
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
