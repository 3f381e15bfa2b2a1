'use client'

import { useRouter } from 'next/navigation'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Locale } from '@/lib/i18n/locale'
import { localeCookie } from '@/lib/i18n/locale-cookie'

type StaffLanguageSwitchProps = { language: Locale; name: string; shortName: string }

const year = 365 * 24 * 60 * 60

/** Pages of staff have no language in their path: the choice is kept in a cookie, and the page stays where it is. */
export function StaffLanguageSwitch({ language, name, shortName }: StaffLanguageSwitchProps) {
  const router = useRouter()
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      lang={language}
      disabled={!hydrated}
      onClick={() => {
        document.cookie = `${localeCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
        router.refresh()
      }}
      className="inline-flex h-11 min-w-11 items-center justify-center rounded-card px-2 font-medium text-ink-2 hover:bg-green-soft hover:text-ink"
    >
      <span aria-hidden className="sm:hidden">
        {shortName}
      </span>
      <span className="sr-only sm:not-sr-only">{name}</span>
    </button>
  )
}
