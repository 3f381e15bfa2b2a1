import type { tournament as source } from '@/lib/i18n/messages/de/tournament'
import type { Translated } from '@/lib/i18n/translated'

export const tournament = {
  own: 'Your tournaments',
  new: 'New tournament',
  none: 'No tournament yet',
  noneText: 'A tournament only needs a name, a place and a day. Everything else can be changed later.',
  line: '{place}, {day} · {people, plural, =0 {nobody yet} one {one person} other {# people}}',
  name: 'Name',
  place: 'Place',
  day: 'Day',
  kind: 'Kind',
  kinds: {
    club: 'Club event',
    official: 'DDV event',
  },
  kindHints: {
    club: 'Tables of four and five, as many of four as possible.',
    official: 'Official: tables of four only (TSR 8.3.1).',
  },
  rounds: 'Rounds',
  tieRule: 'With equal points',
  tieRuleHint: 'Can be changed until the first draw, and not after it.',
  tieRuleFrozen: 'Fixed since the first draw.',
  tieRules: {
    shared: 'Shared rank (1, 2, 2, 4)',
    bestRound: 'Best single round',
    lastRound: 'Last round',
    positiveRounds: 'Number of positive rounds',
    lot: 'Drawn lot',
  },
  create: 'Create the tournament',
  save: 'Save the changes',
  saving: 'Saving …',
  saved: 'Saved',
} as const satisfies Translated<typeof source>
