import { storageMessages } from './storage-messages.js'

/** @typedef {keyof typeof problems} StartProblemCode */

/** Every reason not to start, and its remedy, in one plain sentence. */
const problems = {
  ...storageMessages,
  'node-too-old': {
    de: 'Karlchen braucht Node {needed} oder neuer, hier läuft {found}: bitte Node von https://nodejs.org/ oder aus der Paketverwaltung aktualisieren.',
    en: 'Karlchen needs Node {needed} or newer and found {found}: please update Node from https://nodejs.org/ or your package manager.',
  },
  'install-failed': {
    de: 'Die Pakete ließen sich nicht installieren: bitte die Netzverbindung prüfen und erneut starten (Meldungen von npm: {log}).',
    en: 'The packages could not be installed: please check the network connection and start again (npm’s messages: {log}).',
  },
  'native-module-missing': {
    de: 'Das Datenbankmodul better-sqlite3 ließ sich nicht übersetzen: bitte python3, make, g++ und die Header von Node installieren (Debian: apt-get install python3 make g++ libnode-dev) und erneut starten.',
    en: 'The database module better-sqlite3 could not be built: please install python3, make, g++ and the Node headers (Debian: apt-get install python3 make g++ libnode-dev) and start again.',
  },
  'generate-failed': {
    de: 'Der Datenbankzugriff ließ sich nicht erzeugen: bitte den Ordner node_modules löschen und erneut starten.',
    en: 'The database client could not be generated: please delete the folder node_modules and start again.',
  },
  'build-failed': {
    de: 'Die Seiten ließen sich nicht bauen: bitte die Meldungen darüber beheben und erneut starten.',
    en: 'The pages could not be built: please mend what is said above and start again.',
  },
  'not-built': {
    de: 'Die Seiten sind noch nicht gebaut: bitte mit npm start starten.',
    en: 'The pages are not built yet: please start with npm start.',
  },
  'port-taken': {
    de: 'Der Port {port} ist schon belegt: bitte das andere Programm beenden oder einen anderen wählen, zum Beispiel PORT=3001 npm start.',
    en: 'Port {port} is already taken: please stop the other program or choose another one, for example PORT=3001 npm start.',
  },
  'port-forbidden': {
    de: 'Der Port {port} ist diesem Benutzer nicht erlaubt: bitte einen Port ab 1024 wählen, zum Beispiel PORT=3000 npm start.',
    en: 'Port {port} is not allowed for this user: please choose one from 1024 up, for example PORT=3000 npm start.',
  },
  'port-invalid': {
    de: 'PORT={port} ist keine Portnummer: bitte eine Zahl von 0 bis 65535 angeben, zum Beispiel PORT=3000.',
    en: 'PORT={port} is no port number: please give a number from 0 to 65535, for example PORT=3000.',
  },
  'host-unknown': {
    de: 'Die Adresse HOST={host} gehört nicht zu diesem Rechner: bitte 127.0.0.1 (nur hier) oder 0.0.0.0 (im ganzen Netz) angeben.',
    en: 'The address HOST={host} does not belong to this machine: please give 127.0.0.1 (here only) or 0.0.0.0 (the whole network).',
  },
  'public-url-invalid': {
    de: 'PUBLIC_URL={url} ist keine Webadresse: bitte eine wie https://turnier.example angeben.',
    en: 'PUBLIC_URL={url} is no web address: please give one like https://tournament.example.',
  },
  'data-folder-not-writable': {
    de: 'In den Datenordner {folder} kann nicht geschrieben werden: bitte die Rechte ändern oder mit DATA_DIR einen anderen angeben.',
    en: 'The data folder {folder} cannot be written: please change its permissions or name another one with DATA_DIR.',
  },
  'data-folder-missing': {
    de: 'Den Datenordner {folder} gibt es nicht: bitte Karlchen einmal starten oder mit DATA_DIR den richtigen angeben.',
    en: 'There is no data folder {folder}: please start Karlchen once or name the right one with DATA_DIR.',
  },
  'data-folder-in-use': {
    de: 'Karlchen läuft schon mit dem Datenordner {folder}: bitte den anderen Prozess beenden oder mit DATA_DIR einen anderen Ordner angeben.',
    en: 'Karlchen is already running with the data folder {folder}: please stop the other process or name another folder with DATA_DIR.',
  },
  'secret-too-weak': {
    de: 'SECRET fehlt oder ist zu leicht zu erraten: mit DATABASE_URL bitte mindestens {least} zufällige Zeichen angeben, zum Beispiel aus openssl rand -base64 48.',
    en: 'SECRET is missing or too easy to guess: with DATABASE_URL please give at least {least} random characters, for example from openssl rand -base64 48.',
  },
  'database-newer': {
    de: 'Die Datenbank stammt von einer neueren Fassung von Karlchen: bitte das Programm aktualisieren oder eine ältere Sicherung einspielen.',
    en: 'The database was written by a newer version of Karlchen: please update the program or restore an older backup.',
  },
  'database-not-reached': {
    de: 'Die Datenbank aus DATABASE_URL antwortet nicht: bitte prüfen, ob sie läuft und ob Adresse und Zugangsdaten stimmen.',
    en: 'The database of DATABASE_URL does not answer: please check that it runs and that address and credentials are right.',
  },
  'database-url-not-understood': {
    de: 'DATABASE_URL ist keine PostgreSQL-Adresse: bitte eine wie postgres://name:kennwort@rechner/karlchen angeben oder die Angabe weglassen.',
    en: 'DATABASE_URL is no PostgreSQL address: please give one like postgres://name:password@host/karlchen or leave it out.',
  },
  'migration-changed': {
    de: 'Der Datenbankschritt {migration} wurde nachträglich verändert: bitte das Programm unverändert neu holen und erneut starten.',
    en: 'The database step {migration} was changed after it had been applied: please fetch the program again unchanged and start again.',
  },
  'migration-failed': {
    de: 'Der Datenbankschritt {migration} ist fehlgeschlagen, die Datenbank ist unverändert: bitte mit der vorigen Fassung weiterarbeiten und den Fehler melden.',
    en: 'The database step {migration} failed and left the database unchanged: please go on with the previous version and report the error.',
  },
  'migration-missing': {
    de: 'Der Datenbankschritt {migration} fehlt in diesem Programm: bitte das Programm vollständig neu holen und erneut starten.',
    en: 'The database step {migration} is missing from this program: please fetch the whole program again and start again.',
  },
  'migration-out-of-order': {
    de: 'Der Datenbankschritt {migration} kommt zu spät, neuere sind schon ausgeführt: bitte das Programm vollständig neu holen und erneut starten.',
    en: 'The database step {migration} comes too late, newer ones were applied already: please fetch the whole program again and start again.',
  },
  'copy-damaged': {
    de: 'Diese Sicherheitskopie ist beschädigt ({why}): bitte eine andere nehmen, npm run restore zeigt alle. Die Datenbank ist unverändert.',
    en: 'This safety copy is damaged ({why}): please take another one, npm run restore lists them all. The database is unchanged.',
  },
  'copy-unknown': {
    de: 'Eine Sicherheitskopie {name} gibt es nicht: npm run restore zeigt alle.',
    en: 'There is no safety copy {name}: npm run restore lists them all.',
  },
  'no-copies': {
    de: 'Im Datenordner {folder} liegt noch keine Sicherheitskopie: bitte mit DATA_DIR den richtigen Ordner angeben.',
    en: 'There is no safety copy in the data folder {folder} yet: please name the right folder with DATA_DIR.',
  },
  'present-not-kept': {
    de: 'Vor dem Zurückspielen ließ sich die jetzige Datenbank nicht sichern: bitte im Datenordner {folder} Platz schaffen und die Rechte prüfen. Die Datenbank ist unverändert.',
    en: 'The present database could not be kept before restoring: please make room in the data folder {folder} and check its permissions. The database is unchanged.',
  },
  'restore-not-here': {
    de: 'Mit DATABASE_URL liegen die Daten in PostgreSQL: bitte dort mit pg_dump sichern und mit pg_restore zurückspielen, wie im README beschrieben.',
    en: 'With DATABASE_URL the data is in PostgreSQL: please back it up there with pg_dump and restore it with pg_restore, as the README says.',
  },
  'demo-failed': {
    de: 'Das Beispielturnier ließ sich nicht anlegen: bitte die Meldungen darüber ansehen und erneut starten.',
    en: 'The sample tournament could not be made: please see the messages above and start again.',
  },
  'demo-folder-taken': {
    de: 'Im Ordner {folder} liegt etwas anderes als ein Beispielturnier: bitte ihn umbenennen und erneut starten.',
    en: 'The folder {folder} holds something else than a sample tournament: please rename it and start again.',
  },
}

/** What the commands say while they work. */
const notices = {
  tag: { de: 'de', en: 'en-GB' },
  restoreHow: {
    de: 'Zurückspielen: npm run restore -- NAME, oder die neueste mit npm run restore -- --latest. Vorher Karlchen beenden.',
    en: 'To restore one: npm run restore -- NAME, or the newest with npm run restore -- --latest. Stop Karlchen first.',
  },
  restoreKept: { de: 'Die bisherige Datenbank ist als Kopie aufgehoben: {name}', en: 'The database until now is kept as a copy: {name}' },
  restoreKeptUnread: {
    de: 'Die bisherige Datenbank ließ sich nicht prüfen; ihre Dateien liegen unverändert im Ordner copies: {name}',
    en: 'The database until now could not be verified; its files lie unchanged in the folder copies: {name}',
  },
  restored: {
    de: 'Zurückgespielt: {copy} mit {people} Teilnehmern, {lists} Listen und {operations} Eintragungen.',
    en: 'Restored: {copy} with {people} participants, {lists} lists and {operations} entries.',
  },
  restoreNext: {
    de: 'Jetzt Karlchen starten. Telefone schicken von selbst nach, was neuer ist als die Kopie; wer erst danach an einen Tisch kam, scannt das Tischschild noch einmal.',
    en: 'Now start Karlchen. Phones send again by themselves what is newer than the copy; whoever joined a table after it scans the table sign once more.',
  },
  installing: { de: 'Pakete werden installiert …', en: 'Installing packages …' },
  generating: { de: 'Datenbankzugriff wird erzeugt …', en: 'Generating the database client …' },
  building: { de: 'Seiten werden gebaut …', en: 'Building the pages …' },
  running: { de: 'Karlchen läuft auf {url}', en: 'Karlchen is running at {url}' },
  hall: {
    de: 'Für Telefone in diesem Netz: {url} (QR-Code oben). An diesem Rechner geht auch {local}. Die Verbindung ist unverschlüsselt: bitte ein eigenes WLAN mit Kennwort benutzen.',
    en: 'For phones in this network: {url} (QR code above). On this computer {local} works as well. The connection is not encrypted: please use a wireless network of your own with a password.',
  },
  hallPublic: {
    de: 'Links und QR-Codes führen zu {url} (QR-Code oben). An diesem Rechner geht auch {local}.',
    en: 'Links and QR codes lead to {url} (QR code above). On this computer {local} works as well.',
  },
  noNetwork: {
    de: 'Dieser Rechner ist in keinem Netz: bitte mit dem WLAN des Saals verbinden und neu starten, oder die Adresse als PUBLIC_URL angeben.',
    en: 'This computer is in no network: please join the wireless network of the hall and start again, or name the address as PUBLIC_URL.',
  },
  addressChanged: {
    de: 'Achtung: Die zuletzt gedruckten QR-Codes führen zu {printed}, jetzt ist es {now}. Bitte Tischschilder und Spiellisten neu drucken, oder mit PUBLIC_URL={printed} starten, wenn diese Adresse noch hierher führt.',
    en: 'Attention: the QR codes printed last lead to {printed}, now it is {now}. Please print table signs and score lists again, or start with PUBLIC_URL={printed} if that address still leads here.',
  },
  setUp: { de: 'Einmaliger Link zum Einrichten: {url}', en: 'One-time set-up link: {url}' },
  demoFilling: { de: 'Das Beispielturnier wird gespielt, einige Sekunden …', en: 'Playing the sample tournament, a few seconds …' },
  demoSignIn: {
    de: 'Anmelden als Turnierleitung {management} oder Schiedsrichter {referee}, beide mit dem Passwort {password}',
    en: 'Sign in as management {management} or referee {referee}, both with the password {password}',
  },
  demoSignInAgain: {
    de: 'Anmelden als Turnierleitung {management} oder Schiedsrichter {referee}; das Passwort steht in {file}',
    en: 'Sign in as management {management} or referee {referee}; the password stands in {file}',
  },
  adminLink: { de: 'Link für ein neues Verwaltungspasswort, einmalig und eine Stunde gültig: {url}', en: 'Link to set an administrator’s new password, valid once and for an hour: {url}' },
  stopped: { de: 'Karlchen ist beendet.', en: 'Karlchen has stopped.' },
}

/** @type {Record<string, { de: string, en: string }>} */
const table = { ...problems, ...notices }

/** The language of the terminal, German where it says nothing. */
function terminalLanguage() {
  const wish = [process.env.LC_ALL, process.env.LC_MESSAGES, process.env.LANG].find(Boolean) ?? 'de'
  return wish.toLowerCase().startsWith('de') ? 'de' : 'en'
}

/**
 * One sentence in the language of the terminal.
 * @param {StartProblemCode | keyof typeof notices} code
 * @param {Record<string, string>} [params] what stands for {name} in the sentence
 */
export function say(code, params = {}) {
  const sentence = table[code]?.[terminalLanguage()] ?? code
  return sentence.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => params[name] ?? '')
}
