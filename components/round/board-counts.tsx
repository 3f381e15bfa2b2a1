import { useTranslations } from 'next-intl'
import type { BoardTableData } from '@/components/round/board-table-card'

const shown = ['waiting', 'playing', 'behind', 'claim', 'conflict', 'silent', 'finished', 'submitted', 'checked'] as const satisfies readonly BoardTableData['status'][]

/** How many tables stand how; what does not occur is left out. */
export function BoardCounts({ tables }: { tables: readonly BoardTableData[] }) {
  const words = useTranslations('board')
  const counts = shown.map((status) => ({ status, count: tables.filter((table) => table.status === status && !(status === 'playing' && table.keepsPaper)).length })).filter(({ count }) => count > 0)
  const paper = tables.filter(({ status, keepsPaper }) => status === 'playing' && keepsPaper).length
  const cells = [{ key: 'tables', count: tables.length, word: words('count.tables', { count: tables.length }) }, ...counts.map(({ status, count }) => ({ key: status, count, word: words(`count.${status}`, { count }) })), ...(paper > 0 ? [{ key: 'paper', count: paper, word: words('paper') }] : [])]
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
