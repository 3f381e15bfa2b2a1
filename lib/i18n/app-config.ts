import type {} from 'next-intl'
import type { Locale as KnownLocale } from '@/lib/i18n/locale'
import type { german } from '@/lib/i18n/messages/german'

declare module 'next-intl' {
  interface AppConfig {
    Locale: KnownLocale
    Messages: typeof german
  }
}
