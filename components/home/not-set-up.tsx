import { useTranslations } from 'next-intl'
import { Notice } from '@/components/site/notice'
import { LinkButton } from '@/components/ui/link-button'
import type { Locale } from '@/lib/i18n/locale'
import { publicPath } from '@/lib/i18n/public-path'

/** Where to find the set-up link. The page cannot hold it: whoever has it becomes the administrator. */
export function NotSetUp({ locale }: { locale: Locale }) {
  const t = useTranslations('notSetUp')
  return (
    <Notice title={t('title')} text={t('text')}>
      <div className="w-full rounded-card border border-line bg-card px-4 py-4">
        <h2 className="text-[0.8125rem] font-semibold text-ink-2">{t('linkHeading')}</h2>
        <p className="mt-1.5 font-semibold wrap-break-word">http://…/set-up#t=…</p>
        <p className="mt-3 text-[0.8125rem] text-ink-2">{t('file')}</p>
      </div>
      <p className="mt-4 w-full text-ink-2">{t('rules')}</p>
      <LinkButton href={publicPath(locale, '/rules')}>{t('rulesAction')}</LinkButton>
    </Notice>
  )
}
