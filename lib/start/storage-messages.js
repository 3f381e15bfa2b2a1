/** Why Karlchen cannot start where nothing can be saved, and what helps; the codes that begin with `storage` are those of the running server. */
export const storageMessages = {
  'storage-full': {
    de: 'Die Platte ist voll, Karlchen kann nichts speichern: bitte Platz schaffen und erneut starten. Was gespeichert war, ist unverändert.',
    en: 'The disk is full, Karlchen cannot save anything: please make room and start again. What was saved is unchanged.',
  },
  'storage-not-writable': {
    de: 'Die Datenbank lässt sich nicht beschreiben: bitte ihre Platte und ihre Rechte prüfen und erneut starten. Was gespeichert war, ist unverändert.',
    en: 'The database cannot be written: please check its disk and its permissions and start again. What was saved is unchanged.',
  },
  'storage-locked': {
    de: 'Ein anderes Programm hält die Datenbank gesperrt: bitte es beenden und erneut starten. Was gespeichert war, ist unverändert.',
    en: 'Another program keeps the database locked: please end it and start again. What was saved is unchanged.',
  },
  'storage-unreachable': {
    de: 'Die Datenbank antwortet nicht mehr: bitte nachsehen, ob sie läuft, und erneut starten. Was gespeichert war, ist unverändert.',
    en: 'The database does not answer any more: please see whether it is running and start again. What was saved is unchanged.',
  },
  'sqlite-too-old': {
    de: 'SQLite {version} kann Daten beschädigen, nötig ist {oldest}: bitte den Ordner node_modules löschen und erneut starten.',
    en: 'SQLite {version} can damage data, {oldest} is needed: please delete the folder node_modules and start again.',
  },
}
