import type { german } from '@/lib/i18n/messages/german'
import type { Translated } from '@/lib/i18n/translated'

export type ExportWords = Translated<typeof german.exports>
