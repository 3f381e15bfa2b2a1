import clsx from 'clsx'
import { Check, Flag, Layers, WifiOff } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Pill, type Tone } from '@/components/ui/pill'
import { hallTime } from '@/lib/i18n/hall-time'
import { formatPoints } from '@/lib/i18n/format-points'

export interface BoardTableData {
  readonly tableId: string
  readonly number: number
  readonly size: number
  readonly people: readonly string[]
  readonly changedAt: string | null
  readonly status: 'claim' | 'conflict' | 'behind' | 'silent' | 'submitted' | 'finished' | 'waiting' | 'playing' | 'checked'
  readonly played: number
  readonly total: number
  readonly minutesBehind: number
  readonly owedSolos: number
  readonly keepsPaper: boolean
  readonly lastSeenAt: string | null
}

const looks: Readonly<Record<BoardTableData['status'], { tone: Tone; edge: string; icon?: ReactNode }>> = {
  claim: { tone: 'bad', edge: 'border-red bg-card', icon: <Flag aria-hidden className="size-4" /> },
  conflict: { tone: 'bad', edge: 'border-red bg-card', icon: <Layers aria-hidden className="size-4" /> },
  behind: { tone: 'warn', edge: 'border-gold bg-card' },
  silent: { tone: 'warn', edge: 'border-gold bg-card', icon: <WifiOff aria-hidden className="size-4" /> },
  submitted: { tone: 'good', edge: 'border-green bg-green-soft', icon: <Check aria-hidden className="size-4" /> },
  finished: { tone: 'good', edge: 'border-green bg-card' },
  waiting: { tone: 'plain', edge: 'border-line bg-card' },
  playing: { tone: 'good', edge: 'border-line bg-card' },
  checked: { tone: 'good', edge: 'border-line bg-green-soft', icon: <Check aria-hidden className="size-4" /> },
}

/** One table of the board; it leads to its list. */
export function BoardTableCard({ slug, table }: { slug: string; table: BoardTableData }) {
  const words = useTranslations('board')
  const seating = useTranslations('seating')
  const { tableId, number, size, people, changedAt, status, played, total, minutesBehind, owedSolos, keepsPaper, lastSeenAt } = table
  const { tone, edge, icon } = looks[status]
  const isPaper = status === 'playing' && keepsPaper
  const word = isPaper ? words('paper') : words(`status.${status}`, { minutes: formatPoints(-minutesBehind), time: lastSeenAt === null ? '' : hallTime(lastSeenAt) })
  const foot = [
    ...(size === 5 ? [words('five')] : []),
    ...(status === 'playing' && minutesBehind < -5 && !keepsPaper ? [words('ahead', { minutes: String(-minutesBehind) })] : []),
    ...(owedSolos > 0 && played > 0 && status !== 'checked' ? [words('solos', { count: owedSolos })] : []),
    ...(lastSeenAt !== null && (status === 'playing' || status === 'behind') ? [words('last', { time: hallTime(lastSeenAt) })] : []),
  ]
  return (
    <Link
      href={`/desk/${slug}/lists/${tableId}`}
      prefetch={false}
      className={clsx('flex flex-col gap-2 rounded-card border p-3.5 shadow-card hover:border-edge', edge)}
    >
      <span className="flex items-center justify-between gap-2">
        <b className="text-base">{number}</b>
        <Pill tone={isPaper ? 'plain' : tone} icon={icon}>
          {word}
        </Pill>
      </span>
      <span className="text-[0.8125rem] text-ink-2">{[...people, ...(changedAt === null ? [] : [seating('changedAt', { time: hallTime(changedAt) })])].join(' · ')}</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={words('gamesLabel', { played: String(played), total: String(total) })} className="h-1.5 w-full rounded-full">
        <rect width="100" height="4" className="fill-line" />
        <rect width={(played / total) * 100} height="4" className="fill-green" />
      </svg>
      <span className="flex justify-between gap-3 text-[0.8125rem] font-semibold">
        <span className="shrink-0">{words('games', { played: String(played), total: String(total) })}</span>
        {status === 'submitted' ? <span className="text-green">{words('check')} →</span> : <span className="text-right text-ink-2">{foot.join(' · ')}</span>}
      </span>
      <span className="sr-only">{words('open', { number: String(number) })}</span>
    </Link>
  )
}
