'use client'

import { Notice } from '@/components/site/notice'
import { buttonClasses } from '@/components/ui/button-classes'
import { LinkButton } from '@/components/ui/link-button'
import type { Locale } from '@/lib/i18n/locale'
import { problem as german } from '@/lib/i18n/messages/de/problem'
import { problem as english } from '@/lib/i18n/messages/en/problem'
import type { Translated } from '@/lib/i18n/translated'

const texts: Record<Locale, Translated<typeof german>> = { de: german, en: english }

type ErrorNoticeProps = { locale: Locale; digest: string | undefined; retry: () => void }

/** Brings its own words: where something has failed, no provider can be relied on. */
export function ErrorNotice({ locale, digest, retry }: ErrorNoticeProps) {
  const words = texts[locale].failed
  return (
    <Notice title={words.title} text={words.text}>
      <button type="button" onClick={retry} className={buttonClasses('filled')}>
        {words.action}
      </button>
      <LinkButton href="/">{words.home}</LinkButton>
      {digest !== undefined && <p className="w-full text-[0.8125rem] text-ink-2">{words.reference.replace('{digest}', digest)}</p>}
    </Notice>
  )
}
