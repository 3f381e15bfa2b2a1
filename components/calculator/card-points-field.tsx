'use client'

import { useTranslations } from 'next-intl'
import { chosenRange } from '@/components/calculator/chosen-range'
import type { CardPointsChoice } from '@/components/calculator/calculator-input'
import { NumberField } from '@/components/ui/number-field'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { ToggleChip } from '@/components/ui/toggle-chip'
import { parties } from '@/lib/rules/party'
import { cardPointRanges } from '@/lib/rules/scoring/card-point-ranges'

const ranges = cardPointRanges.map(({ from, to }, index) => ({ value: String(index), label: from === to ? String(from) : `${from}–${to}` }))

type CardPointsFieldProps = { value: CardPointsChoice | null; onChange: (value: CardPointsChoice | null) => void }

/** Card points of Re by one tap, by number, or as a party without a trick. */
export function CardPointsField({ value, onChange }: CardPointsFieldProps) {
  const t = useTranslations('calculator')
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl layout="thirds" label={t('cardPoints.label')} options={ranges} value={chosenRange(value)} onChange={(index) => onChange({ by: 'range', index: Number(index) })} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-24">
          <NumberField
            label={t('cardPoints.exact')}
            value={value?.by === 'exact' ? value.cardPoints : null}
            onChange={(cardPoints) => onChange(cardPoints === null ? null : { by: 'exact', cardPoints })}
          />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 text-[0.8125rem] font-semibold text-ink-2">{t('cardPoints.trickless')}</legend>
          {parties.map((party) => (
            <ToggleChip
              key={party}
              pressed={value?.by === 'trickless' && value.party === party}
              onChange={(pressed) => onChange(pressed ? { by: 'trickless', party } : null)}
            >
              {t(`parties.${party}`)}
            </ToggleChip>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
