export const desk = {
  steps: 'Schritte des Turniers',
  toTournaments: 'Karlchen, zu den eigenen Turnieren',
  notices: 'Meldungen',
  lost: 'Keine Verbindung zu Karlchen. Neues erscheint, sobald sie wieder da ist.',
  step: {
    people: 'Teilnehmer',
    draw: 'Auslosung',
    round: 'Runde {number}',
    lists: 'Listen',
    referee: 'Schiedsrichter',
    results: 'Ergebnisse',
    print: 'Druck',
    settings: 'Einstellungen',
  },
  drafted: 'Entwurf {number}',
  roundState: {
    draft: 'Entwurf',
    published: 'ausgelost',
    released: 'läuft',
    ended: 'beendet',
    closed: 'fertig',
  },
} as const
