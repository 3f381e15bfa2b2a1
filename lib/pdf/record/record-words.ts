import type { Messages } from '@/lib/i18n/messages-of'
import type { Translated } from '@/lib/i18n/translated'

export type RecordWords = Translated<Pick<Messages['print'], 'record'>['record']>
