import type { setUp as german } from '@/lib/i18n/messages/de/set-up'
import type { Translated } from '@/lib/i18n/translated'

export const setUp = {
  title: 'Set up Karlchen',
  text: 'This makes the first administrator account. The link works once and for 24 hours at most.',
  noToken: 'Please open the one-time link that Karlchen prints when it starts. Its key is also in the file “set-up-token” in the data folder.',
  name: 'Name',
  email: 'E-mail address',
  password: 'Password',
  passwordHint: 'At least 10 characters',
  passwordAgain: 'Repeat the password',
  create: 'Create the account',
  saving: 'Creating the account …',
  doneText: 'The administrator account for {email} was made. Signing in comes next.',
  signIn: 'Go to sign-in',
  alreadyTitle: 'Karlchen is set up already',
  alreadyText: 'The set-up link works only once, and the first administrator account exists. Whoever has one signs in.',
  fields: {
    'name-missing': 'Please enter the name.',
    'name-too-long': 'The name may have 100 characters at most.',
    'email-invalid': 'Please enter an e-mail address like anna@club.example.',
    'password-too-short': 'The password needs at least 10 characters.',
    'password-too-long': 'The password may have 200 characters at most.',
    'passwords-differ': 'The two passwords differ.',
  },
} as const satisfies Translated<typeof german>
