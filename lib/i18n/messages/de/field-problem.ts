/** What can be wrong with one field. The schemas in lib/schema name these codes. */
export const fieldProblem = {
  invalid: 'Diese Angabe passt nicht.',
  'name-missing': 'Bitte den Namen eingeben.',
  'name-too-long': 'Der Name darf höchstens 100 Zeichen haben.',
  'club-too-long': 'Der Verein darf höchstens 60 Zeichen haben.',
  'place-missing': 'Bitte den Ort eingeben.',
  'place-too-long': 'Der Ort darf höchstens 100 Zeichen haben.',
  'day-invalid': 'Bitte einen Tag wie 29.11.2026 wählen.',
  'rounds-invalid': 'Möglich sind 1 bis 60 Runden.',
  'email-invalid': 'Bitte eine E-Mail-Adresse wie anna@verein.example eingeben.',
  'password-missing': 'Bitte das Passwort eingeben.',
  'password-too-short': 'Das Passwort braucht mindestens 10 Zeichen.',
  'password-too-long': 'Das Passwort darf höchstens 200 Zeichen haben.',
  'passwords-differ': 'Die beiden Passwörter sind verschieden.',
} as const
