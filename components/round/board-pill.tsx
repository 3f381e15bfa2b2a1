import { useTranslations } from 'next-intl'
import { boardLooks } from '@/components/round/board-looks'
import type { BoardStatus, BoardTableData } from '@/components/round/board-view'
import { Elapsed } from '@/components/round/elapsed'
import { Pill } from '@/components/ui/pill'
import { formatPoints } from '@/lib/i18n/format-points'
import { hallTime } from '@/lib/i18n/hall-time'

type BoardPillProps = { table: BoardTableData; status: BoardStatus; now: string }

/** One state of a table in a word, with how long or how many where that matters. */
export function BoardPill({ table, status, now }: BoardPillProps) {
  const words = useTranslations('board')
  const { minutesBehind, lastSeenAt, claimSince, outstanding } = table
  const { tone, icon } = boardLooks[status]
  return (
    <Pill tone={tone} icon={icon}>
      {words(`status.${status}`, { minutes: formatPoints(-minutesBehind), time: lastSeenAt === null ? '' : hallTime(lastSeenAt), count: String(outstanding) })}
      {status === 'claim' && claimSince !== null && <Elapsed since={claimSince} now={now} />}
    </Pill>
  )
}
