export const problem = {
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse vertippt, oder das Turnier ist nicht mehr öffentlich. Gedruckte Codes gelten nur für ihren Spieltag.',
    action: 'Zur Startseite',
  },
  failed: {
    title: 'Das hat nicht geklappt',
    text: 'Auf dieser Seite ist ein Fehler aufgetreten. Was schon gespeichert war, bleibt gespeichert. Bitte noch einmal versuchen; hilft das nicht, die Turnierleitung rufen.',
    action: 'Noch einmal versuchen',
    home: 'Zur Startseite',
    reference: 'Fehlernummer {digest}',
  },
} as const
