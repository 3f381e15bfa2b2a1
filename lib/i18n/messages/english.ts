import { home } from '@/lib/i18n/messages/en/home'
import { notSetUp } from '@/lib/i18n/messages/en/not-set-up'
import { print } from '@/lib/i18n/messages/en/print'
import { problem } from '@/lib/i18n/messages/en/problem'
import { refusal } from '@/lib/i18n/messages/en/refusal'
import { rules } from '@/lib/i18n/messages/en/rules'
import { setUp } from '@/lib/i18n/messages/en/set-up'
import { site } from '@/lib/i18n/messages/en/site'
import { violations } from '@/lib/i18n/messages/en/violations'
import type { german } from '@/lib/i18n/messages/german'
import type { Translated } from '@/lib/i18n/translated'

export const english = { home, notSetUp, print, problem, refusal, rules, setUp, site, violations } as const satisfies Translated<typeof german>
