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
  'not-signed-in': 'Bitte zuerst anmelden.',
  'not-found': 'Das gibt es hier nicht (mehr).',
  'changed-meanwhile': 'Das wurde inzwischen von jemand anderem geändert. Bitte den neuen Stand ansehen und noch einmal entscheiden.',
  'table-code-wrong': 'Dieser Code passt nicht zu diesem Tisch. Bitte Tischnummer und Code vom Tischschild noch einmal ablesen.',
  'table-code-blocked': 'Für diesen Tisch wurde zu oft ein falscher Code eingegeben. Bitte den QR-Code scannen oder fünf Minuten warten.',
  'table-link-void': 'Dieser Link gilt nicht mehr. Bitte den QR-Code auf dem Tischschild neu scannen oder die Turnierleitung fragen.',
  'no-round-at-table': 'An diesem Tisch läuft gerade keine Runde. Bitte warten, bis die nächste Runde ausgelost ist.',
  'no-tournament-playing': 'Gerade wird kein Turnier gespielt. Bitte warten, bis die Runde ausgelost ist.',
  'several-tournaments': 'Gerade laufen mehrere Turniere. Bitte den QR-Code auf dem Tischschild scannen.',
  'too-many-devices': 'An diesem Tisch sind schon drei Geräte angemeldet. Bitte eines davon benutzen oder die Turnierleitung fragen.',
  'session-ended': 'Die Anmeldung dieses Geräts an seinem Tisch ist beendet. Bitte den QR-Code auf dem Tischschild neu scannen.',
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
} as const satisfies Record<RefusalCode, string>
