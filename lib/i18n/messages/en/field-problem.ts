import type { fieldProblem as source } from '@/lib/i18n/messages/de/field-problem'
import type { Translated } from '@/lib/i18n/translated'

export const fieldProblem = {
  invalid: 'This does not fit here.',
  'name-missing': 'Please enter the name.',
  'name-too-long': 'The name may have at most 100 characters.',
  'club-too-long': 'The club may have at most 60 characters.',
  'place-missing': 'Please enter the place.',
  'place-too-long': 'The place may have at most 100 characters.',
  'day-invalid': 'Please choose a day such as 29 November 2026.',
  'rounds-invalid': '1 to 60 rounds are possible.',
  'email-invalid': 'Please enter an e-mail address such as anna@club.example.',
  'password-missing': 'Please enter the password.',
  'password-too-short': 'The password needs at least 10 characters.',
  'password-too-long': 'The password may have at most 200 characters.',
  'passwords-differ': 'The two passwords are different.',
} as const satisfies Translated<typeof source>
