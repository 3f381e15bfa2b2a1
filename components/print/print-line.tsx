import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/components/ui/button-classes'
import type { Locale } from '@/lib/i18n/locale'

export type PrintLineProps = {
  /** The last part of its address, and where its words stand. */
  what: 'next-round' | 'next-round-all' | 'seats-by-table' | 'seats-by-name' | 'signs' | 'lists' | 'seat-cards' | 'blank-list' | 'filled-lists' | 'standings' | 'results' | 'decisions'
  slug: string
  /** The language of the paper. */
  lang: Locale
  /** How much paper, or how many stand on it. */
  figure?: string
  /** Of the papers that belong to one round. */
  round?: number
  /** The one that is usually wanted. */
  isMain?: boolean
}

/** One paper, one click; a new window keeps the desk where it is. */
export function PrintLine({ what, slug, lang, figure, round, isMain = false }: PrintLineProps) {
  const words = useTranslations('print')
  const title = [words(`documents.${what}.title`), ...(round === undefined ? [] : [words('figures.round', { round: String(round) })])].join(' · ')
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-2">{words(`documents.${what}.text`)}</p>
        {figure !== undefined && <p className="text-ink-2 tabular-nums">{figure}</p>}
      </div>
      <a href={`/api/desk/${slug}/print/${what}?lang=${lang}${round === undefined ? '' : `&round=${round}`}`} target="_blank" rel="noreferrer" className={buttonClasses(isMain ? 'filled' : 'plain')} aria-label={`${words('open')}: ${title}`}>
        {words('open')}
      </a>
    </li>
  )
}
