import type { storage as german } from '@/lib/i18n/messages/de/storage'
import type { Translated } from '@/lib/i18n/translated'

export const storage = {
  title: 'Nothing can be saved right now',
  'storage-full': 'The disk is full: please make room on the computer that runs Karlchen.',
  'storage-not-writable': 'The disk cannot be written: please check disk and permissions of the computer that runs Karlchen.',
  'storage-locked': 'Another program keeps the database locked: please end it on the computer that runs Karlchen.',
  'storage-unreachable': 'The database does not answer: please see whether it is running.',
  meanwhile: 'After that it goes on by itself. Meanwhile the tables write on their devices, nothing is lost.',
} as const satisfies Translated<typeof german>
