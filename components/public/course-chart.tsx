import { useTranslations } from 'next-intl'
import type { CourseStep } from '@/components/public/course-steps'
import { formatPoints } from '@/lib/i18n/format-points'

const [width, height, edge] = [360, 120, 8]

const dots = { penalty: 'fill-red', totals: 'fill-card stroke-green', deduction: 'fill-card stroke-red' } as const
const told = { penalty: 'chartPenalties', totals: 'chartTotals', deduction: 'chartDeduction' } as const
const marks = ['penalty', 'totals', 'deduction'] as const

/** The running total as a line: zero, the start of each round, and as dots what is no game. Few strokes need no library; the table below holds the same figures. */
export function CourseChart({ steps }: { steps: readonly CourseStep[] }) {
  const words = useTranslations('spectator.games')
  const totals = [0, ...steps.map(({ total }) => total)]
  const [highest, lowest, now] = [Math.max(...totals), Math.min(...totals), totals.at(-1) ?? 0]
  const x = (index: number) => edge + (index * (width - 2 * edge)) / Math.max(totals.length - 1, 1)
  const y = (total: number) => edge + ((highest - total) * (height - 2 * edge)) / Math.max(highest - lowest, 1)
  const figures = [
    ['highest', highest],
    ['lowest', lowest],
    ['now', now],
  ] as const
  // Only what is to be seen is explained.
  const key = [...marks.filter((mark) => steps.some((step) => step.mark === mark)).map((mark) => words(told[mark])), ...(steps.some(({ startsRound }, index) => startsRound && index > 0) ? [words('chartRounds')] : [])]
  return (
    <figure className="mb-4 rounded-card border border-line bg-card p-3">
      <svg role="img" aria-label={words('chart', { count: steps.length, highest: formatPoints(highest), lowest: formatPoints(lowest), now: formatPoints(now) })} viewBox={`0 0 ${width} ${height}`} className="w-full">
        {steps.map(({ startsRound }, index) => startsRound && index > 0 && <line key={index} x1={x(index)} x2={x(index)} y1={0} y2={height} className="stroke-line" strokeWidth={1} />)}
        <line x1={0} x2={width} y1={y(0)} y2={y(0)} className="stroke-edge" strokeWidth={1} strokeDasharray="3 3" />
        <polyline fill="none" className="stroke-green" strokeWidth={2.5} strokeLinejoin="round" points={totals.map((total, index) => `${x(index).toFixed(1)},${y(total).toFixed(1)}`).join(' ')} />
        {steps.map(({ total, mark }, index) => mark !== null && <circle key={index} data-mark={mark} cx={x(index + 1)} cy={y(total)} r={4} strokeWidth={2} className={dots[mark]} />)}
        {steps.at(-1)?.mark === null && <circle cx={x(totals.length - 1)} cy={y(now)} r={3.5} className="fill-green" />}
      </svg>
      <figcaption>
        <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {figures.map(([figure, total]) => (
            <div key={figure} className="flex items-baseline gap-1.5">
              <dt className="text-[0.8125rem] text-ink-2">{words(figure)}</dt>
              <dd className={total < 0 ? 'font-bold text-red tabular-nums' : 'font-bold tabular-nums'}>{formatPoints(total)}</dd>
            </div>
          ))}
        </dl>
        {key.length > 0 && <p className="mt-1 text-[0.8125rem] text-ink-2">{key.join(' ')}</p>}
      </figcaption>
    </figure>
  )
}
