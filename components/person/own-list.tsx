import clsx from 'clsx'
import { Check, Flag, Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { OwnListData } from '@/components/person/own-view'
import { formatPoints } from '@/lib/i18n/format-points'
import { nameParts } from '@/lib/phone/name-parts'
import { shortNames } from '@/lib/phone/short-names'
import { positionsOf } from '@/lib/rules/table/table-size'

const signs = { missing: Hourglass, outdated: Hourglass, confirmed: Check, objected: Flag } as const
const colours = { missing: 'text-gold', outdated: 'text-gold', confirmed: 'text-green', objected: 'text-red' } as const

/** The list of the own table, all of it on the narrowest phone; the own column marked by weight and ground. */
export function OwnList({ list }: { list: Pick<OwnListData, 'table' | 'people' | 'rows' | 'position' | 'remaining' | 'state' | 'totalsOnly'> }) {
  const words = useTranslations('person')
  const { table, people, rows, position, remaining, state, totalsOnly } = list
  const caption = words('list', { table: String(table) })
  const names = shortNames(people.map(({ name }) => name))
  // A list that was handed in, on paper perhaps, waits for nobody's word any more.
  const isIn = state === 'submitted' || state === 'checked'
  const own = (at: number) => at === position && 'bg-green-soft'
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table className="w-full table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom text-[0.6875rem] text-ink-2 sm:text-[0.8125rem]">
            <th scope="col" className="w-12 py-2.5 pl-2 text-left sm:w-16 sm:pl-3 font-semibold">
              {words('game')}
            </th>
            {positionsOf(people.length === 5 ? 5 : 4).map((at) => {
              const said = people[at - 1]?.confirmation ?? null
              const { particle, rest } = nameParts(names[at - 1] ?? '')
              const Sign = said === null || remaining > 0 || (isIn && (said === 'missing' || said === 'outdated')) ? null : signs[said]
              return (
                <th key={at} scope="col" className={clsx('overflow-hidden px-1 py-2.5 text-right font-semibold text-ellipsis whitespace-nowrap sm:px-2.5', own(at), at === position && 'text-ink')}>
                  <span className="block">{at}</span>
                  <span className="block overflow-hidden text-ellipsis">
                    {particle !== '' && <span className="sr-only">{particle}</span>}
                    {rest}
                  </span>
                  {Sign && said !== null && (
                    <span className={clsx('mt-0.5 flex justify-end', colours[said])}>
                      <Sign aria-hidden className="size-4" />
                      <span className="sr-only">{words(`states.${said}`)}</span>
                    </span>
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, kind, gameNo, points }) => (
            <tr key={key} className={clsx('border-t border-line', kind === 'penalty' && 'bg-gold-soft')}>
              <th scope="row" className="py-1.5 pl-2 text-left font-normal sm:pl-3">
                {kind === 'penalty' ? <span className="text-[0.75rem] leading-tight text-gold">{words('penalty')}</span> : gameNo}
                {kind === 'struck' && <span className="block text-[0.75rem] leading-tight text-ink-2">{words('struck')}</span>}
              </th>
              {people.map((person) => {
                const value = points[person.position - 1] ?? null
                return (
                  <td key={person.position} className={clsx('px-1 py-1.5 text-right tabular-nums sm:px-2.5', kind !== 'penalty' && own(person.position), person.position === position && 'font-semibold')}>
                    {value === null ? '' : formatPoints(value)}
                  </td>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && !totalsOnly && (
            <tr className="border-t border-line">
              <td colSpan={people.length + 1} className="px-3 py-2.5 text-ink-2">
                {words('empty')}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line-2">
            <th scope="row" className="py-2.5 pl-2 text-left text-[0.6875rem] whitespace-nowrap sm:pl-3 sm:text-sm">
              {words('total')}
            </th>
            {people.map((person) => (
              <td key={person.position} className={clsx('px-1 py-2.5 text-right font-bold tabular-nums sm:px-2.5', own(person.position), person.total < 0 && 'text-red')}>
                {formatPoints(person.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
