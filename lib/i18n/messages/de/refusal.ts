import type { RefusalCode } from '@/lib/errors/refusal-codes'

/** Why something was refused, and what helps. Every code has its sentence, or this does not compile. */
export const refusal = {
  'body-not-json': 'Die Anfrage hat nicht die richtige Form. Bitte die Seite neu laden.',
  'body-too-large': 'Das ist zu viel auf einmal.',
  'body-not-understood': 'Die Anfrage kam unvollständig an. Bitte noch einmal versuchen.',
  'input-invalid': 'Bitte die markierten Angaben berichtigen.',
  'foreign-origin': 'Diese Adresse gehört nicht zu Karlchen. Bitte die Seite unter der Adresse öffnen, die beim Start angezeigt wird.',
  'not-allowed': 'Dazu fehlt die Berechtigung.',
  'set-up-done': 'Karlchen ist schon eingerichtet.',
  'set-up-first': 'Karlchen ist noch nicht eingerichtet.',
  'set-up-token-wrong': 'Dieser Link ist nicht gültig. Bitte den Link des letzten Starts öffnen.',
  'set-up-token-expired': 'Dieser Link ist abgelaufen. Ein neuer Start von Karlchen zeigt einen neuen an.',
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
} as const satisfies Record<RefusalCode, string>
