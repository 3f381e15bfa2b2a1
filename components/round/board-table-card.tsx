import clsx from 'clsx'
import { Clock } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { boardLooks } from '@/components/round/board-looks'
import { BoardPill } from '@/components/round/board-pill'
import type { BoardTableData } from '@/components/round/board-view'
import { TableClock } from '@/components/round/table-clock'
import { hallTime } from '@/lib/i18n/hall-time'

type BoardTableCardProps = {
  slug: string
  table: BoardTableData
  /** What the server's clock showed. */
  now: string
  /** What can be done about it, on the board itself. */
  children?: ReactNode
}

const aheadFrom = 5

/** One table of the board; all of it leads to its list, save the buttons on it. */
export function BoardTableCard({ slug, table, now, children }: BoardTableCardProps) {
  const words = useTranslations('board')
  const seating = useTranslations('seating')
  const { tableId, number, size, people, changedAt, status, marks, played, total, minutesBehind, owedSolos, endsAt, hasOwnTime, extraTime, lastSeenAt, awaitsEnd } = table
  const foot = [
    ...(marks.includes('claim') ? [words('rests')] : []),
    ...(size === 5 ? [words('five')] : []),
    ...(status === 'playing' && minutesBehind < -aheadFrom ? [words('ahead', { minutes: String(-minutesBehind) })] : []),
    ...(owedSolos > 0 && played > 0 && !['checked', 'claim'].includes(status) ? [words('solos', { count: owedSolos })] : []),
    ...(lastSeenAt !== null && (status === 'playing' || status === 'behind') ? [words('last', { time: hallTime(lastSeenAt) })] : []),
  ].join(' · ')
  const hasClock = hasOwnTime && endsAt !== null && awaitsEnd
  return (
    <article className={clsx('relative flex flex-col gap-2 rounded-card border p-3.5 shadow-card hover:border-edge', boardLooks[status].edge)}>
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-base leading-6 font-bold">
          <Link href={`/desk/${slug}/lists/${tableId}`} prefetch={false} className="after:absolute after:inset-0 after:rounded-card">
            {number}
            <span className="sr-only"> {words('open', { number: String(number) })}</span>
          </Link>
        </h2>
        <div className="flex flex-wrap justify-end gap-1.5">
          {(marks.length > 0 ? marks : [status]).map((one) => (
            <BoardPill key={one} table={table} status={one} now={now} />
          ))}
        </div>
      </div>
      <p className="text-[0.8125rem] text-ink-2">{[...people, ...(changedAt === null ? [] : [seating('changedAt', { time: hallTime(changedAt) })])].join(' · ')}</p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={words('gamesLabel', { played: String(played), total: String(total) })} className="h-1.5 w-full rounded-full">
        <rect width="100" height="4" className="fill-line" />
        <rect width={(played / total) * 100} height="4" className="fill-green" />
      </svg>
      <p className="flex justify-between gap-3 text-[0.8125rem] font-semibold">
        <span className="shrink-0">{words('games', { played: String(played), total: String(total) })}</span>
        {status === 'submitted' ? (
          <span className="text-green">{words('check')} →</span>
        ) : (
          <span className="text-right text-ink-2">
            {foot}
            {hasClock && (
              <>
                {foot !== '' && ' · '}
                <TableClock endsAt={endsAt} now={now} label={words('leftAt', { number: String(number) })} />
              </>
            )}
          </span>
        )}
      </p>
      {awaitsEnd &&
        extraTime.map(({ minutes, reason }, index) => (
          <p key={index} className="flex gap-1.5 text-[0.8125rem] text-ink-2">
            <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{words('extra', { minutes: String(minutes), reason })}</span>
          </p>
        ))}
      {/* Above the link that covers the card. */}
      <div className="relative flex flex-wrap gap-2 empty:hidden">{children}</div>
    </article>
  )
}
