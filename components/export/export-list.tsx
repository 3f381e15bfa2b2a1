import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/components/ui/button-classes'
import { PageSection } from '@/components/ui/page-section'
import type { Locale } from '@/lib/i18n/locale'

const tables = ['people', 'seats', 'standings', 'games'] as const
const formats = ['xlsx', 'csv'] as const

/** What can be taken along, each in either format. */
export function ExportList({ slug, lang }: { slug: string; lang: Locale }) {
  const words = useTranslations('exports')
  return (
    <PageSection id="exports" title={words('title')} text={words('text')}>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {tables.map((what) => (
          <li key={what} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3.5">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="font-semibold">{words(`what.${what}.title`)}</h3>
              <p className="text-ink-2">{words(`what.${what}.text`)}</p>
            </div>
            <p className="flex gap-2">
              {formats.map((format) => (
                <a key={format} href={`/api/desk/${slug}/export/${what}?format=${format}&lang=${lang}`} download className={buttonClasses('plain')} aria-label={words('download', { what: words(`what.${what}.title`), format: format.toUpperCase() })}>
                  {format.toUpperCase()}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
