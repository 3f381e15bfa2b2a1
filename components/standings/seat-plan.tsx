import { useTranslations } from 'next-intl'
import { PersonClub } from '@/components/public/person-club'
import { PersonName } from '@/components/public/person-name'
import { hallTime } from '@/lib/i18n/hall-time'

type SeatPlanProps = {
  /** Where a table can be followed, below which its number stands; null for a round that is over. */
  tables: string | null
  round: { readonly number: number; readonly tables: readonly { readonly number: number; readonly people: readonly { readonly startNumber: number; readonly name: string | null; readonly club: string; readonly position: number; readonly changedAt: string | null }[] }[] }
}

/** Who sits where in a published round. */
export function SeatPlan({ round, tables }: SeatPlanProps) {
  const words = useTranslations('standings')
  const seating = useTranslations('seating')
  const heading = `round-${round.number}`
  return (
    <section aria-labelledby={heading} className="mb-8">
      <h2 id={heading} className="mb-2.5 text-lg font-bold tracking-tight">
        {words('seats', { number: String(round.number) })}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3">
        {round.tables.map(({ number, people }) => (
          <div key={number} className="rounded-card border border-line bg-card p-3.5">
            <h3 className="mb-1 font-bold">{tables === null ? words('table', { number: String(number) }) : <a href={`${tables}/${number}`} className="text-green underline underline-offset-2">{words('table', { number: String(number) })}</a>}</h3>
            <ol>
              {people.map(({ startNumber, name, club, position, changedAt }) => (
                <li key={startNumber} className="flex items-baseline gap-2.5 border-t border-line py-1.5">
                  <span className="w-4 shrink-0 text-ink-2">{position}</span>
                  <span className="min-w-0 grow">
                    <PersonName person={{ startNumber, name, club }} withClub={false} />
                    <span className="block hyphens-auto text-[0.8125rem] text-ink-2 empty:hidden">
                      <PersonClub person={{ startNumber, name, club }} />
                    </span>
                    {changedAt !== null && <span className="block text-[0.8125rem] text-gold">{seating('changedAt', { time: hallTime(changedAt) })}</span>}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
