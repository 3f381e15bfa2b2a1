import type { penaltyForm as german } from '@/lib/i18n/messages/de/penalty-form'
import type { Translated } from '@/lib/i18n/translated'

export const penaltyForm = {
  offender: 'Offender',
  sitsOut: 'deals and sits out',
  soloistNote: 'soloist',
  severity: 'Class',
  severities: { insignificant: 'insignificant', minor: 'minor', serious: 'serious', decided: 'game decided' },
  severityHints: {
    insignificant: 'No effect at all on course or result.',
    minor: 'Can change the result, but not who wins.',
    serious: 'Can decide who wins.',
    decided: 'Serious, but one party had won already.',
  },
  kind: 'Game',
  kinds: { normal: 'Normal game', solo: 'Solo' },
  kindHints: {
    normal: 'Also as long as it is not established that a solo is played.',
    solo: 'Once it is established that one plays alone.',
  },
  soloist: 'Solo of',
  silent: 'Silent marriage, or marriage without a partner',
  disadvantage: 'Could the soloist be at a disadvantage?',
  yes: 'yes',
  no: 'no',
  counterCalls: {
    party: 'Earlier counter-calls of the opposing party, up to',
    opponents: 'Earlier counter-calls of the opponents, up to',
    soloist: 'Earlier counter-calls of the soloist, up to',
  },
  levels: { '0': 'none', '1': 'no 90', '2': 'no 60', '3': 'no 30', '4': 'black' },
  pending: 'Please choose offender and class.',
  noRow: 'No penalty points. The decision stands in the log, not on the list.',
  consequences: {
    'goes-on': 'The game goes on and is entered as usual.',
    'dealt-again': 'The game counts as not played: {dealer} deals again, the number stays.',
    'not-repeated': 'The game counts as not played. Time is over: it is not repeated but struck.',
    'solo-stays-owed': 'The compulsory solo stays owed.',
    'counts-as-compulsory-solo': 'The solo counts as played and won, the compulsory solo is done. No further game value.',
    'counts-as-voluntary-solo': 'The solo counts as played and won. No further game value.',
    'counts-as-silent-marriage': 'The silent marriage counts as played and won; it is no compulsory solo. No further game value.',
    'remaining-tricks-to-opponents': 'The game is stopped: the remaining tricks go to the opposing party, the value is entered without further special points.',
  },
} as const satisfies Translated<typeof german>
