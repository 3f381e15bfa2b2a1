import { useTranslations } from 'next-intl'

/** The aids of the rules page under their heading. */
export function RulesDesk() {
  const t = useTranslations('rules')
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 pb-12">
      <h1 className="text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="mt-1 text-ink-2">{t('edition')}</p>
    </div>
  )
}
