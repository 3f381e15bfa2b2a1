import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/components/ui/button-classes'
import { controlClasses } from '@/components/ui/control-classes'
import type { Locale } from '@/lib/i18n/locale'
import { publicPath } from '@/lib/i18n/public-path'

/** A plain form, so that it works before and without any script. */
export function TournamentSearch({ locale, typed }: { locale: Locale; typed: string }) {
  const t = useTranslations('home.tournaments')
  const here = publicPath(locale, '/')
  return (
    <form role="search" action={`${here}#tournaments`} className="flex flex-wrap items-end gap-3">
      <label className="min-w-48 grow sm:max-w-sm">
        <span className="mb-1 block text-[0.8125rem] font-semibold text-ink-2">{t('search')}</span>
        <input type="search" name="q" maxLength={100} defaultValue={typed} placeholder={t('searchHint')} className={controlClasses} />
      </label>
      <button type="submit" className={buttonClasses('plain')}>
        {t('searchNow')}
      </button>
      {typed !== '' && (
        <a href={`${here}#tournaments`} className={buttonClasses('quiet')}>
          {t('showAll')}
        </a>
      )}
    </form>
  )
}
