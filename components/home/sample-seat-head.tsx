import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { SampleSeat } from '@/components/home/list-sample-rows'
import { formatPoints } from '@/lib/i18n/format-points'

const sign = 'inline-grid size-5 place-items-center rounded-full text-[0.6875rem] font-bold'

export function SampleSeatHead({ seat, position }: { seat: SampleSeat; position: number }) {
  const t = useTranslations('home.sample')
  const soloText = seat.solo === 'played' ? t('soloPlayed') : t('soloOwed')
  return (
    <th scope="col" className="pt-3 pr-2.5 pb-2.5 font-normal sm:pr-3">
      <span className="flex justify-end gap-1">
        <abbr
          title={soloText}
          className={clsx(sign, 'border-[1.5px] border-gold text-gold no-underline', seat.solo === 'played' ? 'bg-gold-soft' : 'border-dashed')}
        >
          {t('soloSign')}
        </abbr>
        {seat.deals && (
          <abbr title={t('dealer')} className={clsx(sign, 'bg-ink text-paper no-underline')}>
            {t('dealerSign')}
          </abbr>
        )}
      </span>
      <span className="mt-1.5 block text-[0.75rem] font-semibold min-[360px]:text-[0.8125rem] whitespace-nowrap">
        {position} {seat.name}
      </span>
      <span className={clsx('block text-xl font-extrabold tracking-tight whitespace-nowrap tabular-nums sm:text-2xl', seat.total < 0 && 'text-red')}>{formatPoints(seat.total)}</span>
    </th>
  )
}
