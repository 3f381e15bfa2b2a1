import type { invitation as source } from '@/lib/i18n/messages/de/invitation'
import type { Translated } from '@/lib/i18n/translated'

export const invitation = {
  title: 'Invitation',
  looking: 'Looking up the invitation …',
  noToken: 'Please open the whole link of the invitation. All that follows the # belongs to it.',
  for: 'Invitation to the tournament “{tournament}”. Role: {role}.',
  signedInAs: 'Signed in as {name} ({email}).',
  accept: 'Accept the invitation',
  accepting: 'Accepting …',
  otherAccount: 'Not the right account? Sign out and accept the invitation with another one.',
  way: 'Account',
  newAccount: 'New account',
  haveAccount: 'I have an account',
  name: 'Name',
  email: 'E-mail address',
  password: 'Password',
  passwordHint: 'At least 10 characters',
  passwordAgain: 'Repeat the password',
  join: 'Create the account and accept',
  joining: 'Creating the account …',
  signInFirst: 'After signing in, the invitation can be accepted here.',
  accepted: 'Accepted. Tournament “{tournament}”, role: {role}.',
  announcerNext: 'There is nothing to do here for the announcer yet. The management knows of it.',
  tryAgain: 'Try again',
  signIn: 'Go to sign-in',
} as const satisfies Translated<typeof source>
