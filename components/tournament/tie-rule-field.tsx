'use client'

import { useTranslations } from 'next-intl'
import type { TieRule } from '@/components/tournament/tournament-values'
import { SelectField } from '@/components/ui/select-field'

const rules: readonly TieRule[] = ['shared', 'bestRound', 'lastRound', 'positiveRounds', 'lot']

type TieRuleFieldProps = { value: TieRule; onChange: (value: TieRule) => void; frozen: boolean }

/** How equal points are ranked: agreed before the first draw, fixed after it. */
export function TieRuleField({ value, onChange, frozen }: TieRuleFieldProps) {
  const words = useTranslations('tournament')
  return (
    <SelectField
      label={words('tieRule')}
      hint={words(frozen ? 'tieRuleFrozen' : 'tieRuleHint')}
      disabled={frozen}
      value={value}
      onChange={onChange}
      options={rules.map((rule) => ({ value: rule, label: words(`tieRules.${rule}`) }))}
    />
  )
}
