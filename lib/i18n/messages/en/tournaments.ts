import type { tournaments as source } from '@/lib/i18n/messages/de/tournaments'
import type { Translated } from '@/lib/i18n/translated'

export const tournaments = {
  search: 'Find a tournament',
  searchHint: 'Name, place or year',
  noneFound: 'No tournament matches “{typed}”.',
  stages: {
    preparing: 'in preparation',
    drawn: 'round {round} drawn',
    playing: 'round {round} is being played',
    ended: 'round {round} has ended',
    between: 'after round {round} of {of}',
    finished: 'finished',
  },
  archived: 'Archive',
  archivedCount: 'Archive ({count})',
  takeBack: 'Take back',
  takeBackOf: 'Take {name} back from the archive',
  inArchive: 'This tournament is archived. Everything can be read, printed and exported, but nothing changed.',
  section: 'Copy and archive',
  copyText: 'A new tournament with the same settings and, if you like, the same people. This one stays as it is.',
  copy: 'Make a copy',
  archiveText: 'When everything is over, the tournament can be archived: it stays readable, is listed under “Archive” and can be taken back at any time.',
  archive: 'Archive …',
  archiveTitle: 'Archive “{name}”?',
  archiveNow: 'Archive it',
  copyFrom: 'Modelled on an earlier one',
  copyFromNone: '– none –',
  copyFromOption: '{name}, {day}',
  copyPeople: '{people, plural, one {Take over one person as well} other {Take over # people as well}}',
  copyPeopleHint: 'With new start numbers in the old order. Nobody counts as present, and whether names may be public is asked anew. Those who had withdrawn are left out.',
} as const satisfies Translated<typeof source>
