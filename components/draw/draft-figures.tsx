import { useTranslations } from 'next-intl'
import type { Mode } from '@/components/draw/mode-field'

export interface Figures {
  readonly repeats: number
  readonly leastRepeats: number
  readonly clubPairs: number
  readonly leastClubPairs: number
  readonly fiveAgain: number
  readonly keeperMax: number
}

type DraftFiguresProps = { figures: Figures; seed: string; inputHash: string; swaps: number; discarded: number; mode: Mode; standings: { afterRound: number; official: boolean } | null }

/** What a draft costs, each figure beside what no draw can go below. */
export function DraftFigures({ figures, seed, inputHash, swaps, discarded, mode, standings }: DraftFiguresProps) {
  const words = useTranslations('draw')
  const modes = useTranslations('drawMode')
  const bound = (count: number, least: number) => (count <= least ? words('least') : mode === 'standings' || mode === 'final' ? words('byRank') : words('bound', { least: String(least) }))
  const { repeats, leastRepeats, clubPairs, leastClubPairs, fiveAgain, keeperMax } = figures
  const cells = [
    { key: 'repeats', figure: repeats, word: words('repeats', { count: repeats }), hint: bound(repeats, leastRepeats) },
    { key: 'clubPairs', figure: clubPairs, word: words('clubPairs', { count: clubPairs }), hint: bound(clubPairs, leastClubPairs) },
    { key: 'fiveAgain', figure: fiveAgain, word: words('fiveAgain'), hint: mode === 'random' ? words('strict') : words('byRank') },
    { key: 'keeperMax', figure: keeperMax, word: words('keeperMax', { count: keeperMax }), hint: words('keeperHint') },
  ]
  const notes = [words('hash', { hash: `${inputHash.slice(0, 4)}…${inputHash.slice(-2)}` }), ...(swaps > 0 ? [words('swaps', { count: swaps })] : []), ...(discarded > 0 ? [words('discarded', { count: discarded })] : [])]
  return (
    <dl aria-label={words('figures')} className="mb-4 flex flex-wrap gap-2.5">
      <div className="max-w-full rounded-card border border-line bg-card px-3.5 py-2.5">
        <dt className="sr-only">{modes('label')}</dt>
        <dd>
          <b className="text-lg">{modes(`modes.${mode}.name`)}</b>
          <span className={standings?.official === false ? 'block text-[0.8125rem] text-gold' : 'block text-[0.8125rem] text-ink-2'}>
            {standings === null ? modes('modes.random.text') : modes(standings.official ? 'standingsUsed' : 'standingsUsedProvisional', { round: String(standings.afterRound) })}
          </span>
        </dd>
      </div>
      {cells.map(({ key, figure, word, hint }) => (
        <div key={key} className="rounded-card border border-line bg-card px-3.5 py-2.5">
          <dt className="inline">
            <span className="sr-only">{word}</span>
          </dt>
          <dd className="inline">
            <b className="text-lg">{figure}</b> <span aria-hidden>{word}</span>
            <span className="block text-[0.8125rem] text-ink-2">{hint}</span>
          </dd>
        </div>
      ))}
      <div className="max-w-full rounded-card border border-line bg-card px-3.5 py-2.5">
        <dt className="sr-only">{words('seedWord')}</dt>
        <dd>
          <b className="break-all">{seed}</b> <span aria-hidden>{words('seedWord')}</span>
          <span className="block text-[0.8125rem] text-ink-2">{notes.join(' · ')}</span>
        </dd>
      </div>
    </dl>
  )
}
