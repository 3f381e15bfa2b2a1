import { useTranslations } from 'next-intl'
import type { BoardStatus, BoardTableData } from '@/components/round/board-view'

const shown = ['waiting', 'playing', 'behind', 'claim', 'conflict', 'challenge', 'objection', 'countersign', 'silent', 'over', 'question', 'strike', 'lastGame', 'solos', 'paper', 'finished', 'frozen', 'reopened', 'submitted', 'checked'] as const satisfies readonly BoardStatus[]

/** How many tables stand how; what does not occur is left out. A table with two marks counts under both. */
export function BoardCounts({ tables }: { tables: readonly BoardTableData[] }) {
  const words = useTranslations('board')
  const counts = shown.map((status) => ({ status, count: tables.filter((table) => table.status === status || table.marks.some((mark) => mark === status)).length })).filter(({ count }) => count > 0)
  const cells = [{ key: 'tables', count: tables.length, word: words('count.tables', { count: tables.length }) }, ...counts.map(({ status, count }) => ({ key: status, count, word: words(`count.${status}`, { count }) }))]
  return (
    <ul aria-label={words('summary')} className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
      {cells.map(({ key, count, word }) => (
        <li key={key}>
          <b className="block text-xl">{count}</b> {word}
        </li>
      ))}
    </ul>
  )
}
