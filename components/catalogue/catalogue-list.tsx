import clsx from 'clsx'
import { useMessages, useTranslations } from 'next-intl'
import { ItemDialog } from '@/components/catalogue/item-dialog'
import type { ItemView } from '@/components/catalogue/item-view'
import { Pill } from '@/components/ui/pill'
import { entryWords } from '@/lib/i18n/entry-words'
import { formatPoints } from '@/lib/i18n/format-points'

/** Entries of one kind, each with what it usually weighs or costs. */
export function CatalogueList({ slug, items }: { slug: string; items: readonly ItemView[] }) {
  const words = useTranslations('catalogue')
  const form = useTranslations('penaltyForm')
  const { catalogue } = useMessages()
  return (
    <ul className="mb-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {items.map((item) => {
        const called = entryWords(item, catalogue.entries)
        const weight = item.kind === 'violation' ? form(`severities.${item.severity}`) : `${formatPoints(-item.points)} · ${words(item.creditsPartners ? 'creditYes' : 'creditNo')}`
        return (
          <li key={item.id} className="flex flex-wrap items-center gap-x-1 gap-y-1 px-3.5 py-2">
            <div className="min-w-0 grow basis-32">
              <p className={clsx('font-medium wrap-anywhere', item.retired && 'text-ink-2')}>
                {called} {item.retired && <Pill tone="plain">{words('retiredPill')}</Pill>}
              </p>
              <p className="text-[0.8125rem] text-ink-2 tabular-nums">
                {weight} · TSR {item.tsr}
              </p>
            </div>
            <ItemDialog key={JSON.stringify(item)} slug={slug} item={{ ...item, words: called }} title={words('changeOf', { words: called })} label={words('change')} look="quiet" {...(item.words === null && { defaultWords: called })} />
          </li>
        )
      })}
    </ul>
  )
}
