import type { refusal as german } from '@/lib/i18n/messages/de/refusal'
import type { Translated } from '@/lib/i18n/translated'

export const refusal = {
  'body-not-json': 'The request has the wrong form. Please reload the page.',
  'body-too-large': 'That is too much at once.',
  'body-not-understood': 'The request arrived incomplete. Please try again.',
  'input-invalid': 'Please correct what is marked.',
  'foreign-origin': 'This address does not belong to Karlchen. Please open the page at the address shown at the start.',
  'not-allowed': 'You may not do this.',
  'set-up-done': 'Karlchen is already set up.',
  'set-up-first': 'Karlchen is not set up yet.',
  'set-up-token-wrong': 'This link is not valid. Please open the link of the latest start.',
  'set-up-token-expired': 'This link has expired. Starting Karlchen again shows a new one.',
  failed: 'That did not work. Please try again.',
} as const satisfies Translated<typeof german>
