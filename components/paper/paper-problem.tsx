'use client'

import { useTranslations } from 'next-intl'
import type { PaperLog, TypedPart } from '@/components/paper/use-paper-log'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { Button } from '@/components/ui/button'
import { useListRefusalText } from '@/components/violations/use-list-refusal-text'
import { formatPoints } from '@/lib/i18n/format-points'
import { gameAt } from '@/lib/rules/list/game-at'
import type { RowPoints } from '@/lib/rules/list/score-row'
import type { Position } from '@/lib/rules/table/table-size'

const shown = (points: RowPoints): string => points.map((value) => (value === null ? '–' : formatPoints(value))).join(' ')

/** A row that the server did not take: why, what stands there instead, and what to do with it. Nothing is left out by itself. */
export function PaperProblem({ log, nameOf }: { log: PaperLog; nameOf: (position: Position) => string }) {
  const t = useTranslations('paper')
  const say = useViolationText(nameOf)
  const refusalText = useListRefusalText()
  const { problem, list, after } = log
  if (problem === null) return null
  const { operation, outcome, refusal } = problem
  const game = operation.kind === 'game-entered' || operation.kind === 'game-corrected' ? operation.payload : null
  const there = game && gameAt(list, game.place)
  const isConflict = outcome?.outcome === 'conflict'
  const reasons = refusal ? [refusalText(refusal)] : outcome?.outcome === 'refused' ? outcome.violations.map((violation) => `${say(violation)} (TSR ${violation.tsr})`) : [t(isConflict ? 'overtaken' : 'mismatch')]
  const mine: TypedPart | null = game && { kind: there ? 'game-corrected' : 'game-entered', payload: game }
  return (
    <section role="alert" className="mb-3 rounded-card border border-red bg-red-soft p-3 text-red">
      <h2 className="font-bold">{game ? t('problemGame', { place: String(game.place), points: shown(game.points) }) : t('problem')}</h2>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {isConflict && there && <p>{t('there', { points: shown(there.points) })}</p>}
      {after > 0 && <p>{t('after', { count: after })}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {isConflict && mine && list.versions[`game:${String(game?.place)}`] !== undefined && <Button onClick={() => log.settle(mine, list.versions[`game:${String(game?.place)}`] ?? 0)}>{t('takeMine')}</Button>}
        {isConflict ? <Button onClick={() => log.settle(null)}>{t('takeTheirs')}</Button> : <Button onClick={log.dropRest}>{operation.kind === 'list-submitted' ? t('dismiss') : t('dropRest', { count: after + 1 })}</Button>}
      </div>
    </section>
  )
}
