import clsx from 'clsx'
import { Flag, Gavel, PenLine, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Elapsed } from '@/components/round/elapsed'
import { Pill, type Tone } from '@/components/ui/pill'

export interface QueueEntry {
  readonly key: string
  readonly kind: 'claim' | 'unsigned' | 'challenge' | 'objection'
  readonly tableId: string
  readonly table: number
  readonly gameNo: number | null
  readonly since: string
  readonly by: string | null
  readonly offenders: readonly string[]
  readonly people: readonly string[]
}

const looks: Readonly<Record<QueueEntry['kind'], { tone: Tone; icon: typeof Flag; edge: string }>> = {
  claim: { tone: 'bad', icon: Flag, edge: 'border-red' },
  unsigned: { tone: 'warn', icon: PenLine, edge: 'border-gold' },
  challenge: { tone: 'bad', icon: Gavel, edge: 'border-red' },
  objection: { tone: 'warn', icon: TriangleAlert, edge: 'border-gold' },
}

/** What waits, the oldest first: each leads to the table at which it is decided, an objection to the list. */
export function QueueList({ slug, items, now }: { slug: string; items: readonly QueueEntry[]; now: string }) {
  const words = useTranslations('referee')
  return (
    <ol className="flex flex-col gap-2.5">
      {items.map(({ key, kind, tableId, table, gameNo, since, by, offenders, people }) => {
        const { tone, icon: Icon, edge } = looks[kind]
        const about = [...(by === null ? [] : [words('by', { name: by })]), ...(offenders.length === 0 ? [] : [words('against', { names: offenders.join(', ') })])].join(' ')
        return (
          <li key={`${kind} ${key}`}>
            <Link href={kind === 'objection' ? `/desk/${slug}/lists/${tableId}` : `/referee/${slug}/tables/${tableId}`} prefetch={false} className={clsx('block rounded-card border bg-card p-3.5 shadow-card hover:bg-paper', edge)}>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Pill tone={tone} icon={<Icon aria-hidden className="size-4" />}>
                  {words(`kinds.${kind}`)}
                </Pill>
                <span className="ml-auto font-bold">
                  <span className="sr-only">{words('since')} </span>
                  <Elapsed since={since} now={now} />
                </span>
              </span>
              <span className="mt-1.5 block text-base">
                <b>{words('table', { number: String(table) })}</b> {gameNo !== null && <span className="text-ink-2">{words('game', { number: String(gameNo) })}</span>}
              </span>
              {about !== '' && <span className="block font-medium">{about}</span>}
              <span className="block text-[0.8125rem] text-ink-2">{people.join(' · ')}</span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
