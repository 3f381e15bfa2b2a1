/** At the desk while the server can save nothing. */
export const storage = {
  title: 'Gerade kann nichts gespeichert werden',
  'storage-full': 'Die Platte ist voll: bitte auf dem Rechner, auf dem Karlchen läuft, Platz schaffen.',
  'storage-not-writable': 'Auf die Platte lässt sich nicht schreiben: bitte auf dem Rechner, auf dem Karlchen läuft, Platte und Rechte prüfen.',
  'storage-locked': 'Ein anderes Programm hält die Datenbank gesperrt. Es muss auf dem Rechner, auf dem Karlchen läuft, beendet werden.',
  'storage-unreachable': 'Die Datenbank antwortet nicht: bitte nachsehen, ob sie läuft.',
  meanwhile: 'Danach geht es von selbst weiter. Die Tische schreiben solange auf ihren Geräten, nichts geht verloren.',
} as const
