import { home } from '@/lib/i18n/messages/en/home'
import { problem } from '@/lib/i18n/messages/en/problem'
import { rules } from '@/lib/i18n/messages/en/rules'
import { site } from '@/lib/i18n/messages/en/site'
import type { german } from '@/lib/i18n/messages/german'
import type { Translated } from '@/lib/i18n/translated'

export const english = { home, problem, rules, site } as const satisfies Translated<typeof german>
