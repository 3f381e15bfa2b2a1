import { useTranslations } from 'next-intl'
import type { Mode } from '@/components/draw/mode-field'
import { StaleNotice, type Stale } from '@/components/draw/stale-notice'
import { hallTime } from '@/lib/i18n/hall-time'

type DrawnRoundsProps = {
  drawn: readonly {
    readonly number: number
    readonly mode: Mode
    readonly standings: { readonly afterRound: number; readonly official: boolean } | null
    readonly seed: string
    readonly drawnAt: string
    readonly stale: Stale | null
  }[]
}

/** How each round that stands was drawn, and whether it knew what is known now. */
export function DrawnRounds({ drawn }: DrawnRoundsProps) {
  const words = useTranslations('drawMode')
  if (drawn.length === 0) return null
  return (
    <section aria-labelledby="drawn" className="mt-6">
      <h2 id="drawn" className="mb-2 text-lg font-bold tracking-tight">
        {words('drawnTitle')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {drawn.map(({ number, mode, standings, seed, drawnAt, stale }) => (
          <li key={number} className="px-3.5 py-2.5">
            <b>{words('drawn', { number: String(number), mode: words(`modes.${mode}.short`) })}</b>
            <span className="block text-[0.8125rem] break-words text-ink-2">
              {[
                ...(standings ? [words(standings.official ? 'standingsUsed' : 'standingsUsedProvisional', { round: String(standings.afterRound) })] : []),
                words('drawnFacts', { time: hallTime(drawnAt), seed }),
              ].join(' · ')}
            </span>
            {stale !== null && (
              <div className="mt-2">
                <StaleNotice stale={stale} byStandings={standings !== null} isDraft={false} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
