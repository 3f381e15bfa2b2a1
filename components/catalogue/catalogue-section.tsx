import { useTranslations } from 'next-intl'
import { CatalogueList } from '@/components/catalogue/catalogue-list'
import { ItemDialog } from '@/components/catalogue/item-dialog'
import type { ItemView } from '@/components/catalogue/item-view'
import { PageSection } from '@/components/ui/page-section'

/** The reasons and bound decisions that this tournament's referees choose from. */
export function CatalogueSection({ slug, items }: { slug: string; items: readonly ItemView[] }) {
  const words = useTranslations('catalogue')
  const bound = items.filter(({ kind }) => kind === 'bound-decision')
  return (
    <PageSection id="catalogue" title={words('title')} text={words('text')}>
      <h3 className="mb-2 font-semibold">{words('bound')}</h3>
      {bound.length === 0 ? <p className="mb-3 max-w-prose text-ink-2">{words('boundNone')}</p> : <CatalogueList slug={slug} items={bound} />}
      <ItemDialog slug={slug} item={{ kind: 'bound-decision', tsr: '9.7.3', words: '', points: 3, creditsPartners: true, retired: false, id: null }} title={words('newBound')} label={words('addBound')} />
      <h3 className="mt-6 mb-2 font-semibold">{words('reasons')}</h3>
      <CatalogueList slug={slug} items={items.filter(({ kind }) => kind === 'violation')} />
      <ItemDialog slug={slug} item={{ kind: 'violation', tsr: '', words: '', severity: 'minor', retired: false, id: null }} title={words('newReason')} label={words('addReason')} />
    </PageSection>
  )
}
