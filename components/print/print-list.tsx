import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/components/ui/button-classes'

const round = ['seats-by-table', 'seats-by-name', 'signs', 'lists'] as const
const always = ['blank-list', 'standings'] as const

type PrintListProps = { slug: string; hasRound: boolean }

/** Everything there is to print, one click each; a new window keeps the desk where it is. */
export function PrintList({ slug, hasRound }: PrintListProps) {
  const words = useTranslations('print')
  return (
    <>
      {!hasRound && <p className="mb-4 text-ink-2">{words('noRound')}</p>}
      <ul className="max-w-3xl divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {[...(hasRound ? round : []), ...always].map((what) => (
          <li key={what} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3.5">
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="font-semibold">{words(`documents.${what}.title`)}</h2>
              <p className="text-ink-2">{words(`documents.${what}.text`)}</p>
            </div>
            <a href={`/api/desk/${slug}/print/${what}`} target="_blank" rel="noreferrer" className={buttonClasses('plain')} aria-label={`${words('open')}: ${words(`documents.${what}.title`)}`}>
              {words('open')}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
