import type { rules as german } from '@/lib/i18n/messages/de/rules'
import type { Translated } from '@/lib/i18n/translated'

export const rules = {
  title: 'The rules, worked out',
  description: 'Game value with its reasons, trick, call and penalty points by the Tournament Playing Rules of the Deutscher Doppelkopf-Verband.',
  edition: 'Tournament Playing Rules (TSR), state of 1 April 2024',
  tabs: {
    label: 'What should Karlchen work out?',
    value: 'Value',
    trick: 'Trick',
    call: 'Call',
    penalty: 'Penalty',
  },
} as const satisfies Translated<typeof german>
