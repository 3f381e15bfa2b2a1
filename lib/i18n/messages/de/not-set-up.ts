export const notSetUp = {
  title: 'Karlchen läuft, ist aber noch nicht eingerichtet',
  text: 'Wer Karlchen gestartet hat, findet im Terminal einen einmaligen Link. Er führt zum ersten Verwaltungskonto; danach können Turniere angelegt werden.',
  linkHeading: 'Der Link sieht so aus',
  file: 'Der Link gilt 24 Stunden, und jeder neue Start zeigt einen neuen. Sein Schlüssel steht auch in der Datei „set-up-token“ im Datenordner.',
  rules: 'Die Regelhilfen gehen schon jetzt: Spielwert, Stich, Ansagen und Strafen.',
  rulesAction: 'Zu den Regelhilfen',
} as const
