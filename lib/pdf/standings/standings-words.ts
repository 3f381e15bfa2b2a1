import type { german } from '@/lib/i18n/messages/german'
import type { Translated } from '@/lib/i18n/translated'

export type StandingsWords = Translated<typeof german.print.standings>
