import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { OwnListData } from '@/components/person/own-view'
import { formatPoints } from '@/lib/i18n/format-points'

/** The list of the own table, the own column marked by weight and ground. */
export function OwnList({ list }: { list: OwnListData }) {
  const words = useTranslations('person')
  const { table, people, rows, position } = list
  const caption = words('list', { table: String(table) })
  const own = (at: number) => at === position && 'bg-green-soft'
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom text-[0.8125rem] text-ink-2">
            <th scope="col" className="px-3 py-2.5 text-left font-semibold">
              {words('game')}
            </th>
            {people.map((person) => (
              <th key={person.position} scope="col" className={clsx('min-w-16 px-2 py-2.5 text-right font-semibold [overflow-wrap:anywhere]', own(person.position), person.position === position && 'text-ink')}>
                {person.name}
                {person.confirmation !== null && list.remaining === 0 && <span className="block font-normal">{words(`states.${person.confirmation}`)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, kind, gameNo, points }) => (
            <tr key={key} className={clsx('border-t border-line', kind === 'penalty' && 'bg-gold-soft')}>
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {kind === 'penalty' ? words('penalty') : gameNo} {kind === 'struck' && <span className="text-ink-2">{words('struck')}</span>}
              </th>
              {people.map((person) => {
                const value = points[person.position - 1] ?? null
                return (
                  <td key={person.position} className={clsx('px-2 py-1.5 text-right tabular-nums', own(person.position), person.position === position && 'font-semibold')}>
                    {value === null ? '' : formatPoints(value)}
                  </td>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className="border-t border-line">
              <td colSpan={people.length + 1} className="px-3 py-2.5 text-ink-2">
                {words('empty')}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line-2">
            <th scope="row" className="px-3 py-2.5 text-left">
              {words('total')}
            </th>
            {people.map((person) => (
              <td key={person.position} className={clsx('px-2 py-2.5 text-right font-bold tabular-nums', own(person.position), person.total < 0 && 'text-red')}>
                {formatPoints(person.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
