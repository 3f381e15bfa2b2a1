import { useTranslations } from 'next-intl'
import { PersonClub } from '@/components/public/person-club'
import { PersonName } from '@/components/public/person-name'
import { formatPoints } from '@/lib/i18n/format-points'

type PublicPersonProps = {
  /** The address of the tournament's page. */
  base: string
  person: {
    readonly startNumber: number
    readonly name: string | null
    readonly club: string
    readonly seat: { readonly round: number; readonly table: number; readonly position: number } | null
    readonly rank: { readonly rank: number; readonly total: number; readonly afterRound: number } | null
  }
}

/** One person as everybody may see him: a name where that was allowed, the seat, the rank. */
export function PublicPerson({ base, person }: PublicPersonProps) {
  const words = useTranslations('person')
  const tableLive = useTranslations('spectator')
  const { startNumber, name, club, seat, rank } = person
  const number = String(startNumber)
  return (
    <>
      <h1 className="text-2xl font-bold tracking-tight"><PersonName person={{ startNumber, name, club }} withClub={false} /></h1>
      <p className="mb-4 hyphens-auto text-ink-2">
        {words('number', { number })}
        <PersonClub person={{ startNumber, name, club }} after=" · " />
      </p>
      <div className="mb-4 flex flex-col gap-1 rounded-card border border-line bg-card p-4 shadow-card">
        <p className="font-semibold">{seat ? words('seat', { round: String(seat.round), table: String(seat.table), position: String(seat.position) }) : words('noSeat')}</p>
        {seat && (
          <p>
            <a href={`${base}/table/${seat.table}`} className="text-green underline underline-offset-2">
              {tableLive('find.tableLive')}
            </a>
          </p>
        )}
        {rank && <p>{words('rank', { rank: String(rank.rank), total: formatPoints(rank.total), round: String(rank.afterRound) })}</p>}
      </div>
    </>
  )
}
