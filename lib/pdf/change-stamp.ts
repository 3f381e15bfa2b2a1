import { hallTime } from '@/lib/i18n/hall-time'
import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { fillWords } from './fill-words'

/** „geändert 14:05“ for what is not as it was first published, or null. */
export function changeStamp(at: Date | null, locale: Locale): string | null {
  return at === null ? null : fillWords(messagesOf(locale).print.changed, { time: hallTime(at.toISOString()) })
}
