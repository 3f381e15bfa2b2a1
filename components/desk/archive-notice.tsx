import { useTranslations } from 'next-intl'
import { TakeBackButton } from '@/components/tournament/take-back-button'

/** Says on every page of the desk that the tournament was put away, and how it comes back. */
export function ArchiveNotice({ slug, name, mayTakeBack }: { slug: string; name: string; mayTakeBack: boolean }) {
  const words = useTranslations('tournaments')
  return (
    <aside className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line-2 bg-card px-4 py-3">
      <p className="max-w-prose font-medium">{words('inArchive')}</p>
      {mayTakeBack && <TakeBackButton slug={slug} name={name} />}
    </aside>
  )
}
