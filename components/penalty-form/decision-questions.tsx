'use client'

import { useTranslations } from 'next-intl'
import { caseOfDecision } from '@/components/penalty-form/case-of-decision'
import type { Decision } from '@/components/penalty-form/decision'
import { PersonChoice, type FormPerson } from '@/components/penalty-form/person-choice'
import { asksCounterCalls } from '@/components/rules/penalty/asks-counter-calls'
import { asksDisadvantage } from '@/components/rules/penalty/asks-disadvantage'
import { Checkbox } from '@/components/ui/checkbox'
import { SegmentedControl } from '@/components/ui/segmented-control'
import type { Position } from '@/lib/rules/table/table-size'

type DecisionQuestionsProps = {
  decision: Decision
  /** Who plays this game. */
  players: readonly FormPerson[]
  presented: Position | null
  onChange: (part: Partial<Decision>) => void
}

const levels = ['0', '1', '2', '3', '4'] as const

/** What is asked of the game, and only where the points depend on it. */
export function DecisionQuestions({ decision, players, presented, onChange }: DecisionQuestionsProps) {
  const t = useTranslations('penaltyForm')
  const { kind, soloist, silentMarriage, couldDisadvantageSoloist, opposingCounterCalls } = decision
  const known = caseOfDecision(decision)
  const opposing = kind === 'normal' ? 'party' : known?.offender === 'soloist' ? 'opponents' : 'soloist'
  return (
    <>
      {presented === null && (
        <div>
          <SegmentedControl layout="halves" label={t('kind')} options={(['normal', 'solo'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))} value={kind} onChange={(value) => onChange({ kind: value })} />
          <p className="mt-1.5 text-[0.8125rem] text-ink-2">{t(`kindHints.${kind}`)}</p>
        </div>
      )}
      {kind === 'solo' && presented === null && (
        <div>
          <PersonChoice label={t('soloist')} people={players.map(({ position, name }) => ({ position, name }))} chosen={soloist} onChoose={(position) => onChange({ soloist: position })} />
          <Checkbox label={t('silent')} checked={silentMarriage} onChange={({ target }) => onChange({ silentMarriage: target.checked })} />
        </div>
      )}
      {known !== null && asksDisadvantage(known) && (
        <SegmentedControl
          layout="halves"
          label={t('disadvantage')}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
          value={couldDisadvantageSoloist === null ? null : couldDisadvantageSoloist ? 'yes' : 'no'}
          onChange={(answer) => onChange({ couldDisadvantageSoloist: answer === 'yes' })}
        />
      )}
      {known !== null && asksCounterCalls(known) && (
        <SegmentedControl
          layout="fifths"
          label={t(`counterCalls.${opposing}`)}
          options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
          value={levels[opposingCounterCalls] ?? null}
          onChange={(count) => onChange({ opposingCounterCalls: Number(count) })}
        />
      )}
    </>
  )
}
