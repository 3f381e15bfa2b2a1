import type { Locale } from '@/lib/i18n/locale'
import { list as listInGerman } from '@/lib/i18n/messages/de/list'
import { pad as padInGerman } from '@/lib/i18n/messages/de/pad'
import { violations as violationsInGerman } from '@/lib/i18n/messages/de/violations'
import { list as listInEnglish } from '@/lib/i18n/messages/en/list'
import { pad as padInEnglish } from '@/lib/i18n/messages/en/pad'
import { violations as violationsInEnglish } from '@/lib/i18n/messages/en/violations'

/** Both languages travel with the page: without network nothing could be fetched. */
export const listWords = {
  de: { list: listInGerman, pad: padInGerman, violations: violationsInGerman },
  en: { list: listInEnglish, pad: padInEnglish, violations: violationsInEnglish },
} as const satisfies Record<Locale, object>
