import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Table } from '@/components/ui/table'
import { hallMoment } from '@/lib/i18n/hall-moment'

interface Copy {
  readonly name: string
  readonly at: Date
  readonly phase: string
  readonly round: number
  /** In bytes. */
  readonly size: number
}

type CopiesSectionProps = { keptHere: boolean; copies: readonly Copy[] }

/** Older ones are in the folder, and only whoever is at the computer can do anything with them. */
const shown = 8

const moment = { weekday: 'short', day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' } as const

/** The safety copies of this tournament, and how one is put back. */
export function CopiesSection({ keptHere, copies }: CopiesSectionProps) {
  const words = useTranslations('copies')
  const format = useFormatter()
  const locale = useLocale()
  const columns = [
    { key: 'when', head: words('when'), isRowHead: true, cell: ({ at }: Copy) => hallMoment(at, locale, moment) },
    { key: 'what', head: words('what'), cell: ({ phase, round }: Copy) => words('ofRound', { phase, round: String(round) }) },
    { key: 'size', head: words('size'), figures: true, cell: ({ size }: Copy) => words('megabytes', { size: format.number(size / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) }) },
  ]
  return (
    // No landmark of its own: the table in it is one, by the same name.
    <section className="mt-10 max-w-3xl border-t border-line pt-6">
      <h2 className="text-lg font-bold tracking-tight">
        {words('title')}
      </h2>
      <p className="mb-3 max-w-prose text-ink-2">{words(keptHere ? 'text' : 'elsewhere')}</p>
      {keptHere && copies.length === 0 && <p className="font-medium">{words('none')}</p>}
      {copies.length > 0 && (
        <>
          <Table caption={words('title')} columns={columns} rows={copies.slice(0, shown)} rowKey={({ name }) => name} />
          {copies.length > shown && <p className="mt-2 text-ink-2">{words('more', { count: copies.length - shown })}</p>}
          <p className="mt-3 max-w-prose text-ink-2">{words('restore')}</p>
        </>
      )}
    </section>
  )
}
