import type { site as german } from '@/lib/i18n/messages/de/site'
import type { Translated } from '@/lib/i18n/translated'

export const site = {
  name: 'Karlchen',
  skip: 'Skip to content',
  home: 'Karlchen, to the start page',
  rules: 'Rules',
  signIn: 'Sign in',
  theme: 'Light or dark',
  otherLanguage: 'Deutsch',
  otherLanguageShort: 'DE',
  close: 'Close',
  cancel: 'Cancel',
  sections: 'Pages',
  footer: 'Karlchen is free: its source is under the MIT licence, and any club can run it on its own.',
} as const satisfies Translated<typeof german>
