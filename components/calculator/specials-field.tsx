'use client'

import { useTranslations } from 'next-intl'
import { Stepper } from '@/components/ui/stepper'
import { opposingParty, parties } from '@/lib/rules/party'
import { mostSpecials } from '@/lib/rules/scoring/bounds'
import type { PlayedGame } from '@/lib/rules/scoring/played-game'

type SpecialsFieldProps = { value: PlayedGame['specials']; onChange: (value: PlayedGame['specials']) => void }

/** Special points of both parties side by side. "Against the club queens" follows from the winner and is not asked. */
export function SpecialsField({ value, onChange }: SpecialsFieldProps) {
  const t = useTranslations('calculator')
  return (
    <fieldset>
      <legend className="mb-1 text-[0.8125rem] font-semibold text-ink-2">{t('specials.label')}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-card border border-line bg-card p-3 sm:grid-cols-[1fr_auto_auto] sm:gap-x-8 lg:gap-y-2">
        <span aria-hidden className="hidden sm:block" />
        {parties.map((party) => (
          <p key={party} aria-hidden className="font-bold">
            {t(`parties.${party}`)}
          </p>
        ))}
        {(['doppelkopf', 'foxes', 'karlchen'] as const).map((special) => (
          <div key={special} className="contents">
            <p aria-hidden className="col-span-2 mt-1 sm:col-span-1 sm:mt-0 sm:self-center">
              {t(`specials.${special}`)}
            </p>
            {parties.map((party) => {
              const label = t('specials.of', { special: t(`specials.${special}`), party: t(`parties.${party}`) })
              return (
                <Stepper
                  key={party}
                  label={label}
                  labelHidden
                  value={value[party][special]}
                  min={0}
                  max={mostSpecials[special] - value[opposingParty(party)][special]}
                  less={t('specials.less', { label })}
                  more={t('specials.more', { label })}
                  onChange={(count) => onChange({ ...value, [party]: { ...value[party], [special]: count } })}
                />
              )
            })}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
