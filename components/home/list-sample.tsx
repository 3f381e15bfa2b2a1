import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { SampleSeatHead } from '@/components/home/sample-seat-head'
import { sampleRows, sampleSeats } from '@/components/home/list-sample-rows'
import { formatPoints } from '@/lib/i18n/format-points'

/** A piece of a score list as the table sees it: who scored stands out by weight, colour and sign. */
export function ListSample() {
  const t = useTranslations('home.sample')
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-card">
        <table className="w-full table-fixed text-right text-[0.8125rem] min-[360px]:text-[0.9375rem]">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="w-[9%] min-[360px]:w-[17%] sm:w-[15%]">
                <span className="sr-only">{t('game')}</span>
              </th>
              {sampleSeats.map((seat, index) => (
                <SampleSeatHead key={seat.name} seat={seat} position={index + 1} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sampleRows.map((row) => (
              <tr key={row.game} className="border-t border-line">
                <th scope="row" className="py-2 pl-2.5 text-left min-[360px]:pl-3 font-normal whitespace-nowrap text-ink-2 tabular-nums">
                  {row.game} <span className="hidden text-[0.6875rem] min-[360px]:inline">{row.rubric}</span>
                </th>
                {row.points.map((points, index) => (
                  <td key={sampleSeats[index]?.name} className="py-2 pr-2 whitespace-nowrap tabular-nums min-[360px]:pr-2.5 sm:pr-3">
                    <span className={clsx(points > 0 && 'font-bold')}>{formatPoints(row.totals[index] ?? 0)}</span>{' '}
                    <span className={clsx('inline-block w-5 text-[0.6875rem] min-[360px]:w-[1.35rem] min-[360px]:text-[0.75rem]', points > 0 ? 'font-bold text-green' : 'text-ink-2')}>{formatPoints(points)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="mt-2.5 text-[0.8125rem] text-ink-2">{t('caption')}</figcaption>
    </figure>
  )
}
