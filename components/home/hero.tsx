import { useTranslations } from 'next-intl'
import { ListSample } from '@/components/home/list-sample'
import { LinkButton } from '@/components/ui/link-button'
import type { Locale } from '@/lib/i18n/locale'
import { publicPath } from '@/lib/i18n/public-path'

/** What Karlchen is, in one breath, beside a piece of the thing itself. */
export function Hero({ locale }: { locale: Locale }) {
  const t = useTranslations('home')
  return (
    <section className="mx-auto grid max-w-6xl gap-8 px-4 pt-8 pb-10 sm:px-6 sm:pt-14 lg:grid-cols-[1fr_27rem] lg:items-center lg:gap-14 lg:pb-16">
      <div>
        <h1 className="max-w-[18ch] text-[1.875rem]/[1.12] font-extrabold tracking-tight text-balance hyphens-manual sm:text-5xl/[1.08]">{t('title')}</h1>
        <p className="mt-4 max-w-[58ch] text-base/relaxed text-ink-2 sm:mt-5 sm:text-lg/relaxed">{t('lead')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={publicPath(locale, '/rules')} look="filled">
            {t('rulesAction')}
          </LinkButton>
          <LinkButton href="/list">{t('listAction')}</LinkButton>
          <LinkButton href="#tournaments">{t('tournamentsAction')}</LinkButton>
        </div>
      </div>
      <ListSample />
    </section>
  )
}
