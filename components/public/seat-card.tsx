import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/components/ui/button-classes'

export interface FoundSeat {
  readonly table: number
  readonly position: number
  /** Short names of those who sit there as well. */
  readonly mates: readonly string[]
}

type SeatCardProps = { name: string; startNumber: number; round: { readonly number: number; readonly closed: boolean }; seat: FoundSeat | null; paths: { readonly person: string; readonly table: string } }

/** Where somebody sits, large enough to be read while walking through the hall. */
export function SeatCard({ name, startNumber, round, seat, paths }: SeatCardProps) {
  const words = useTranslations('spectator')
  const inRound = words('find.round', { number: String(round.number) })
  return (
    <li className="overflow-hidden rounded-card border border-line bg-card">
      <div className={seat ? 'bg-green p-4 text-green-ink' : 'p-4'}>
        <p className="flex justify-between gap-4 font-semibold">
          {name} <span className="shrink-0">{words('shortNumber', { number: String(startNumber) })}</span>
        </p>
        {seat ? (
          <>
            <p className="mt-1 flex flex-wrap items-end justify-between gap-x-4">
              <span>
                <span className="block font-semibold">{[inRound, ...(round.closed ? [words('find.closed')] : [])].join(' · ')}</span>
                <b className="text-[2.5rem] leading-none font-extrabold tracking-tight">{words('find.table', { number: String(seat.table) })}</b>
              </span>
              <span className="text-right">
                <b className="block text-[2.5rem] leading-none font-extrabold tabular-nums">{seat.position}</b>
                {words('find.position')}
              </span>
            </p>
            {seat.mates.length > 0 && <p className="mt-1">{words('find.with', { names: seat.mates.join(', ') })}</p>}
          </>
        ) : (
          <p>{words('find.noSeat', { name, round: String(round.number) })}</p>
        )}
      </div>
      <p className="flex flex-wrap gap-2 p-3">
        <a href={paths.person} className={buttonClasses('plain')}>
          {words('find.own')}
        </a>
        {seat && (
          <a href={paths.table} className={buttonClasses('plain')}>
            {words('find.tableLive')}
          </a>
        )}
      </p>
    </li>
  )
}
