import type { desk as source } from '@/lib/i18n/messages/de/desk'
import type { Translated } from '@/lib/i18n/translated'

export const desk = {
  steps: 'Steps of the tournament',
  toTournaments: 'Karlchen, to your tournaments',
  notices: 'Notices',
  lost: 'No connection to Karlchen. News will show as soon as it is back.',
  step: {
    people: 'Participants',
    draw: 'Draw',
    round: 'Round {number}',
    lists: 'Lists',
    referee: 'Referee',
    results: 'Results',
    print: 'Print',
    settings: 'Settings',
  },
  drafted: 'draft {number}',
  roundState: {
    draft: 'draft',
    published: 'drawn',
    released: 'running',
    ended: 'ended',
    closed: 'done',
  },
} as const satisfies Translated<typeof source>
