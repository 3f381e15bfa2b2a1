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
  'not-signed-in': 'Please sign in first.',
  'not-found': 'There is no such thing here (any more).',
  'changed-meanwhile': 'Somebody else has changed this meanwhile. Please look at what is there now and decide again.',
  'table-code-wrong': 'This code does not fit this table. Please read table number and code from the table sign once more.',
  'table-code-blocked': 'A wrong code was typed for this table too often. Please scan the QR code or wait five minutes.',
  'table-link-void': 'This link is no longer valid. Please scan the QR code on the table sign again or ask the tournament management.',
  'no-round-at-table': 'No round is being played at this table now. Please wait until the next round is drawn.',
  'no-tournament-playing': 'No tournament is being played now. Please wait until the round is drawn.',
  'several-tournaments': 'Several tournaments are being played now. Please scan the QR code on the table sign.',
  'too-many-devices': 'Three devices are signed in at this table already. Please use one of them or ask the tournament management.',
  'session-ended': 'This device is no longer signed in at its table. Please scan the QR code on the table sign again.',
  failed: 'That did not work. Please try again.',
} as const satisfies Translated<typeof german>
