import { useTranslations } from 'next-intl'
import { CourseChart } from '@/components/public/course-chart'
import { courseSteps } from '@/components/public/course-steps'
import { type PlayedRound, RoundGames } from '@/components/public/round-games'
import { formatPoints } from '@/lib/i18n/format-points'

type PersonGamesProps = {
  person: {
    readonly rounds: readonly PlayedRound[]
    readonly deduction: number
    readonly figures: { readonly gamesPlayed: number | null; readonly gamesPositive: number | null; readonly solosPlayed: number | null; readonly solosPositive: number | null } | null
  }
}

/** Everything one person has played: the course of the total, the figures, and every game of every round, the newest round first. */
export function PersonGames({ person: { rounds, deduction, figures } }: PersonGamesProps) {
  const words = useTranslations('spectator.games')
  const steps = courseSteps(rounds, deduction)
  const told = figures === null ? [] : [...countOf('figures', figures.gamesPlayed, figures.gamesPositive), ...countOf('solos', figures.solosPlayed, figures.solosPositive), ...(deduction > 0 ? [words('deduction', { points: formatPoints(-deduction) })] : [])]
  function countOf(what: 'figures' | 'solos', played: number | null, positive: number | null): string[] {
    if (played === null || positive === null) return []
    return [what === 'figures' ? words('figures', { games: played, positive: String(positive) }) : words('solos', { solos: played, positive: String(positive) })]
  }
  return (
    <section aria-labelledby="all-games" className="min-w-0">
      <h2 id="all-games" className="mb-1 text-lg font-bold tracking-tight">
        {words('title')}
      </h2>
      {rounds.length === 0 && <p className="text-ink-2">{words('none')}</p>}
      {told.length > 0 && <p className="mb-3">{told.join(' · ')}</p>}
      {steps.length > 1 && <CourseChart steps={steps} />}
      <div className="gap-x-4 min-[1100px]:columns-2">
        {rounds.toReversed().map((round) => (
          <RoundGames key={`${round.number} ${round.table}`} round={round} />
        ))}
      </div>
    </section>
  )
}
