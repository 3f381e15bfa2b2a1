import type { problem as german } from '@/lib/i18n/messages/de/problem'
import type { Translated } from '@/lib/i18n/translated'

export const problem = {
  notFound: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the tournament is no longer public. Printed codes are valid on their day only.',
    action: 'To the start page',
  },
  failed: {
    title: 'That did not work',
    text: 'Something went wrong on this page. What was saved stays saved. Please try again; if that does not help, call the tournament management.',
    action: 'Try again',
    home: 'To the start page',
    reference: 'Error number {digest}',
  },
} as const satisfies Translated<typeof german>
