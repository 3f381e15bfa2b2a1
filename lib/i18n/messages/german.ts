import { aids } from '@/lib/i18n/messages/de/aids'
import { calculator } from '@/lib/i18n/messages/de/calculator'
import { tournament } from '@/lib/i18n/messages/de/tournament'
import { people } from '@/lib/i18n/messages/de/people'
import { desk } from '@/lib/i18n/messages/de/desk'
import { fieldProblem } from '@/lib/i18n/messages/de/field-problem'
import { home } from '@/lib/i18n/messages/de/home'
import { notSetUp } from '@/lib/i18n/messages/de/not-set-up'
import { print } from '@/lib/i18n/messages/de/print'
import { problem } from '@/lib/i18n/messages/de/problem'
import { refusal } from '@/lib/i18n/messages/de/refusal'
import { rules } from '@/lib/i18n/messages/de/rules'
import { setUp } from '@/lib/i18n/messages/de/set-up'
import { signIn } from '@/lib/i18n/messages/de/sign-in'
import { site } from '@/lib/i18n/messages/de/site'
import { violations } from '@/lib/i18n/messages/de/violations'

/** The source: its keys and placeholders are the type of every text. */
export const german = { aids, calculator, desk, fieldProblem, home, notSetUp, people, print, problem, refusal, rules, setUp, signIn, site, tournament, violations } as const
