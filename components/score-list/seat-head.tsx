'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { SeatSign } from '@/components/score-list/seat-sign'
import type { ListView } from '@/components/score-list/list-view'
import { SeatName } from '@/components/score-list/seat-name'
import { formatPoints } from '@/lib/i18n/format-points'
import { ownFigures } from '@/lib/phone/own-figures'
import type { Position } from '@/lib/rules/table/table-size'

const soloState = ({ owed, struckSolos }: ListView['list'], position: Position) => (owed.includes(position) ? 'soloOwed' : struckSolos.includes(position) ? 'soloStruck' : 'soloDone')

export function SeatHead({ view: { list, nameOf }, position }: { view: ListView; position: Position }) {
  const t = useTranslations('list.seats')
  const total = list.totals[position - 1] ?? 0
  const own = list.seatChanges.some((change) => change.position === position) ? ownFigures(list, position).points : total
  const solo = list.totalsOnly ? null : soloState(list, position)
  const played = list.rows.some((row) => row.row !== 'struck' && row.kind === 'compulsory-solo' && row.soloist === position)
  const sitsOut = list.next.sitsOut === position
  return (
    <th scope="col" className={clsx('px-0.5 pt-2 pb-1 last:pr-1.5 text-right font-normal min-[360px]:px-1.5', sitsOut && 'opacity-70')}>
      <span className="flex h-5 justify-end gap-1">
        {solo && (played || solo !== 'soloDone') && <SeatSign look={solo} sign={t('soloSign')} label={t(solo)} />}
        {list.next.dealer === position && <SeatSign look="dealer" sign={t('dealerSign')} label={t('dealer')} />}
      </span>
      <span className="block truncate text-xs font-semibold min-[400px]:text-[0.8125rem]">
        <SeatName position={position} name={nameOf(position)} />
      </span>
      <span className={clsx('block font-[750] tracking-tight whitespace-nowrap tabular-nums', list.tableSize === 5 ? 'text-lg min-[400px]:text-2xl' : 'text-xl min-[360px]:text-2xl', total < 0 && 'text-red')}>
        {formatPoints(total)}
      </span>
      {own !== total && <span className="block text-[0.6875rem] whitespace-nowrap text-ink-2">{t('own', { points: formatPoints(own) })}</span>}
    </th>
  )
}
