import clsx from 'clsx'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { locales, type Locale } from '@/lib/i18n/locale'

type PrintLanguagesProps = { slug: string; lang: Locale }

/** In which language papers and files are made: that of the page until another is chosen. */
export function PrintLanguages({ slug, lang }: PrintLanguagesProps) {
  const words = useTranslations('printLanguage')
  return (
    <nav aria-label={words('title')} className="mb-6 flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-2">
      <p aria-hidden className="text-ink-2">
        {words('title')}
      </p>
      <ul className="flex gap-1.5">
        {locales.map((each) => (
          <li key={each}>
            <Link
              href={`/desk/${slug}/print?lang=${each}`}
              prefetch={false}
              replace
              scroll={false}
              lang={each}
              aria-current={each === lang ? 'true' : undefined}
              className={clsx('flex min-h-11 min-w-11 items-center justify-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap', each === lang ? 'border-green bg-green-soft text-green' : 'border-edge bg-card hover:bg-paper')}
            >
              {words(each)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
