import { useTranslations } from 'next-intl'
import { Notice } from '@/components/site/notice'
import { LinkButton } from '@/components/ui/link-button'

/** `/` answers in the reader's language, so the way home needs none. */
export function NotFoundNotice() {
  const t = useTranslations('problem.notFound')
  return (
    <Notice title={t('title')} text={t('text')}>
      <LinkButton href="/" look="filled">
        {t('action')}
      </LinkButton>
    </Notice>
  )
}
