'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { AwardPreview } from '@/components/penalty-form/award-preview'
import type { FormPerson } from '@/components/penalty-form/person-choice'
import { useViolationWords } from '@/components/violations/use-violation-words'
import { formatPoints } from '@/lib/i18n/format-points'

/** Questions that are still open, not mistakes. */
const open: ReadonlySet<string> = new Set(['solo-without-soloist', 'disadvantage-undecided'])

/** What a decision comes to, person by person with its paragraph, and what becomes of the game; or why it cannot be made. */
export function AwardResult({ preview, people }: { preview: AwardPreview | null; people: readonly FormPerson[] }) {
  const t = useTranslations('penaltyForm')
  const nameOf = (position: number) => people.find((person) => person.position === position)?.name ?? String(position)
  const say = useViolationWords({ ofPosition: nameOf })
  if (preview === null) return <p className="rounded-card border border-line bg-card px-3.5 py-3 text-ink-2">{t('pending')}</p>
  if (!preview.possible) {
    return (
      <div role="status" className="flex flex-col gap-1 rounded-card border border-line bg-card px-3.5 py-3">
        {preview.violations.map((violation) => (
          <p key={violation.code} className={clsx(open.has(violation.code) ? 'text-ink-2' : 'font-semibold text-red')}>
            {say(violation)} <span className="text-[0.8125rem] font-normal whitespace-nowrap text-ink-2">TSR {violation.tsr}</span>
          </p>
        ))}
      </div>
    )
  }
  const { points, tsr, hasRow, dealer, consequences } = preview
  const shares = points.flatMap((value, index) => (value === null || value === 0 ? [] : [{ position: index + 1, value }])).toSorted((one, other) => one.value - other.value)
  return (
    <div role="status" className="rounded-card border border-line bg-card px-3.5 py-3">
      {hasRow ? (
        <p className="flex flex-wrap gap-x-4 font-bold">
          {shares.map(({ position, value }) => (
            <span key={position} className={clsx('tabular-nums', value < 0 ? 'text-red' : 'text-green')}>
              {formatPoints(value)} {nameOf(position)}
            </span>
          ))}
        </p>
      ) : (
        <p className="font-bold">{t('noRow')}</p>
      )}
      <p className="mt-1">
        {consequences.map((consequence) => t(`consequences.${consequence}`, { dealer: nameOf(dealer) })).join(' ')} <span className="text-[0.8125rem] whitespace-nowrap text-ink-2">TSR {tsr}</span>
      </p>
    </div>
  )
}
