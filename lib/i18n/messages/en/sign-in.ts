import type { signIn as source } from '@/lib/i18n/messages/de/sign-in'
import type { Translated } from '@/lib/i18n/translated'

export const signIn = {
  title: 'Sign in',
  text: 'For tournament management, helpers and referees. Players need no account.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  sending: 'Signing in …',
  forgotten: 'Forgot the password? Whoever runs Karlchen can print a one-time link with “npm run admin-link”.',
  signOut: 'Sign out',
  signOutFailed: 'Signing out did not work. Please try again.',
  newPassword: {
    title: 'New password',
    text: 'This link is valid once and for an hour at most. It ends all other sessions of the account.',
    password: 'New password',
    passwordHint: 'At least 10 characters',
    passwordAgain: 'Repeat the new password',
    submit: 'Save the password',
    sending: 'Saving …',
    done: 'The new password for {email} is valid from now on.',
    next: 'Go to sign-in',
  },
} as const satisfies Translated<typeof source>
