import { useTranslations } from 'next-intl'
import type { BoundEntry } from '@/components/penalty-form/form-entry'
import { ImposeDialog, type ImposableKind } from '@/components/referee/impose-dialog'
import { SanctionList, type SanctionView } from '@/components/referee/sanction-list'

type SanctionSectionProps = {
  slug: string
  sanctions: readonly SanctionView[]
  people: readonly { readonly id: string; readonly name: string; readonly startNumber: number }[]
  rounds: readonly number[]
  /** What the one who looks may impose. */
  kinds: readonly ImposableKind[]
  bound: readonly BoundEntry[]
}

/** Warnings, deductions and disqualifications, which no list knows. */
export function SanctionSection({ slug, sanctions, people, rounds, kinds, bound }: SanctionSectionProps) {
  const words = useTranslations('referee')
  return (
    <section aria-labelledby="sanctions" className="mt-8">
      <div className="mb-2.5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow basis-56">
          <h2 id="sanctions" className="text-lg font-bold tracking-tight">
            {words('sanctions')}
          </h2>
          <p className="text-ink-2">{words('sanctionsText')}</p>
        </div>
        {kinds.length > 0 && rounds.length > 0 && <ImposeDialog slug={slug} people={people} rounds={rounds} kinds={kinds} bound={bound} />}
      </div>
      <SanctionList slug={slug} sanctions={sanctions} />
    </section>
  )
}
