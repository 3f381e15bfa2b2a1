import { useTranslations } from 'next-intl'
import { BrandLink } from '@/components/brand/brand-link'
import { LanguageLink } from '@/components/ui/language-link'
import { PageHeader } from '@/components/ui/page-header'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import type { Locale } from '@/lib/i18n/locale'
import { otherLocale } from '@/lib/i18n/other-locale'
import { publicPath } from '@/lib/i18n/public-path'

/** `path` is the page's own address without language: the browser may show it without one. */
export function PublicHeader({ locale, path }: { locale: Locale; path: string }) {
  const t = useTranslations('site')
  const other = otherLocale(locale)
  return (
    <PageHeader
      brand={<BrandLink href={publicPath(locale, '/')} name={t('name')} label={t('home')} />}
      tools={
        <>
          <LanguageLink href={publicPath(other, path)} language={other} name={t('otherLanguage')} shortName={t('otherLanguageShort')} />
          <ThemeSwitch label={t('theme')} />
        </>
      }
    >
      <nav aria-label={t('sections')}>
        <a
          href={publicPath(locale, '/rules')}
          aria-current={path === '/rules' ? 'page' : undefined}
          className="inline-flex h-11 items-center rounded-card px-2 font-medium text-ink-2 hover:bg-green-soft hover:text-ink aria-[current=page]:text-green"
        >
          {t('rules')}
        </a>
      </nav>
    </PageHeader>
  )
}
