import { useTranslations } from 'next-intl'

export function PublicFooter() {
  const t = useTranslations('site')
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-5 text-[0.8125rem] text-ink-2 sm:px-6">
        <p>{t('footer')}</p>
        <a href="/sign-in" className="inline-flex min-h-11 items-center font-medium underline decoration-line-2 underline-offset-4 hover:text-ink">
          {t('signIn')}
        </a>
      </div>
    </footer>
  )
}
