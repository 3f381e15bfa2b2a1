import type { notSetUp as german } from '@/lib/i18n/messages/de/not-set-up'
import type { Translated } from '@/lib/i18n/translated'

export const notSetUp = {
  title: 'Karlchen is running, but not set up yet',
  text: 'Whoever started Karlchen finds a one-time link in the terminal. It leads to the first administrator account; then tournaments can be made.',
  linkHeading: 'The link looks like this',
  file: 'The link works for 24 hours, and each new start prints a new one. Its key is also in the file “set-up-token” in the data folder.',
  rules: 'The rule aids work already: value of a game, tricks, calls and penalties.',
  rulesAction: 'Go to the rule aids',
} as const satisfies Translated<typeof german>
