'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const key = (name: ReactNode) => <kbd className="rounded-chip border border-line-2 px-1.5 font-sans text-[0.75rem]">{name}</kbd>

/** Which keys work the page, where there is a keyboard. */
export function KeyHints() {
  const words = useTranslations('people')
  return (
    <p className="mt-3 hidden text-[0.8125rem] text-ink-2 [@media(hover:hover)]:block">
      {words.rich('keys', { k: key })}
    </p>
  )
}
