import type { home as german } from '@/lib/i18n/messages/de/home'
import type { Translated } from '@/lib/i18n/translated'

export const home = {
  title: 'Doppelkopf tournaments with lists that add up',
  description:
    'Karlchen draws the seats, keeps the score lists on paper or phone, and scores by the Tournament Playing Rules of the Deutscher Doppelkopf-Verband.',
  lead: 'Karlchen draws the seats, keeps the score lists and shows the standings. It scores by the Tournament Playing Rules of the Deutscher Doppelkopf-Verband, and every point names its paragraph.',
  rulesAction: 'Work out a game value',
  listAction: 'Keep the list of a table',
  tournamentsAction: 'Public tournaments',
  reasons: {
    heading: 'What changes on the day',
    list: {
      title: 'The list adds up',
      text: 'Tap the value, tap who scored, done. Karlchen keeps signs, dealer, compulsory solos and row sums, and a wrong row cannot be saved.',
    },
    paper: {
      title: 'Paper may stay',
      text: 'Each table writes as it likes: on a phone or on paper as ever. At the end of the round both stand in the same standings.',
    },
    offline: {
      title: 'The network may fail',
      text: 'When the hall loses its connection, the table simply keeps writing. Every entry is saved on the device first and sent by itself later.',
    },
    seats: {
      title: 'Everyone knows where to sit',
      text: 'Table, position and standings are on everyone’s own phone: no account, no app, no crowd in front of the notice board.',
    },
  },
  sample: {
    caption: 'What a score list looks like: game 13 of 24, Öztürk deals, two compulsory solos are still owed.',
    game: 'Game',
    dealer: 'Dealer',
    dealerSign: 'D',
    soloPlayed: 'compulsory solo played',
    soloOwed: 'compulsory solo owed',
    soloSign: 'S',
  },
  tournaments: {
    heading: 'Public tournaments',
    emptyTitle: 'No tournament is public at the moment',
    emptyText: 'As soon as a tournament management publishes its tournament, it stands here with seating plan and standings.',
    emptyAction: 'Sign in as tournament management',
    search: 'Find a tournament',
    searchHint: 'Name, place or year',
    searchNow: 'Search',
    showAll: 'Show all',
    noneFound: 'No tournament matches “{typed}”.',
    more: '{found, number} found, the first {shown, number} are shown.',
    archived: 'Archive',
  },
} as const satisfies Translated<typeof german>
