import type { PlayedRound } from '@/components/public/round-games'

export interface CourseStep {
  /** After it. */
  readonly total: number
  /** What the line marks: penalty points, a round of which only the totals are known, what was deducted outside the lists. */
  readonly mark: 'penalty' | 'totals' | 'deduction' | null
  /** The first one of its round. */
  readonly startsRound: boolean
}

/** The total of a person step by step, up to the one in the standings. Nobody knows after which game a deduction outside the lists fell, so it comes last. */
export function courseSteps(rounds: readonly PlayedRound[], deduction: number): readonly CourseStep[] {
  const steps: CourseStep[] = []
  let total = 0
  for (const { totalsOnly, points, entries } of rounds) {
    const ofRound = totalsOnly ? [{ points, mark: 'totals' as const }] : entries.map((entry) => ({ points: entry.points, mark: entry.kind === 'penalty' ? ('penalty' as const) : null }))
    for (const [index, step] of ofRound.entries()) {
      total += step.points
      steps.push({ total, mark: step.mark, startsRound: index === 0 })
    }
  }
  return deduction > 0 ? [...steps, { total: total - deduction, mark: 'deduction', startsRound: false }] : steps
}
