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
  aids: {
    value: {
      title: 'What is the game worth?',
      text: 'Card points, calls and special points make the value, and every point names its reason (TSR 7.1 and 7.2).',
    },
    trick: {
      title: 'Whose trick is it?',
      text: 'Four cards in the order in which they were played, and the kind of game (TSR 2.3 and 5.3).',
    },
    call: {
      title: 'Was that still in time?',
      text: 'What counts is how many cards one still held when calling (TSR 6).',
    },
    penalty: {
      title: 'Who gets penalty points?',
      text: 'Class, kind of game and offender decide the penalty points and who is credited (TSR 9.2 to 9.5).',
    },
  },
  penaltyTable: {
    title: 'All cases at a glance',
    text: 'n counts the counter-calls that the party opposing the offender had made before: “no 60” at once makes two.',
    offender: 'Offender',
    soloist: 'Soloist',
    others: 'Others',
    severities: { insignificant: 'Insignificant', minor: 'Minor', serious: 'Serious', decided: 'Game decided' },
    scopes: {
      any: 'in any game',
      normal: 'in a normal game',
      soloist: 'by the soloist',
      opponent: 'by an opponent of the soloist',
      disadvantage: 'by an opponent, the soloist could be at a disadvantage',
      'no-disadvantage': 'by an opponent, no disadvantage possible',
      otherwise: 'in all other cases',
    },
  },
} as const satisfies Translated<typeof german>
