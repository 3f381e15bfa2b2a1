export const home = {
  title: 'Doppelkopfturniere, bei denen die Liste stimmt',
  description:
    'Karlchen lost die Tische aus, führt die Spiellisten auf Papier oder Telefon und rechnet nach den Turnierspielregeln des Deutschen Doppelkopf-Verbands.',
  lead: 'Karlchen lost die Tische aus, führt die Spiellisten und zeigt den Stand. Gerechnet wird nach den Turnierspielregeln des Deutschen Doppelkopf-Verbands, und zu jedem Punkt steht der Paragraf dabei.',
  rulesAction: 'Spielwert nachrechnen',
  listAction: 'Liste eines Tisches führen',
  tournamentsAction: 'Öffentliche Turniere',
  reasons: {
    heading: 'Was sich am Spielabend ändert',
    list: {
      title: 'Die Liste geht auf',
      text: 'Wert antippen, Gewinner antippen, fertig. Vorzeichen, Geber, Pflichtsoli und Quersumme führt Karlchen mit, und eine falsche Zeile lässt sich nicht speichern.',
    },
    paper: {
      title: 'Papier darf bleiben',
      text: 'Jeder Tisch schreibt, wie er mag: auf dem Telefon oder wie immer auf Papier. Am Ende der Runde steht beides im selben Zwischenstand.',
    },
    offline: {
      title: 'Das Netz darf ausfallen',
      text: 'Reißt im Saal die Verbindung ab, wird einfach weitergeschrieben. Jede Eingabe liegt zuerst auf dem Gerät und geht später von selbst hinaus.',
    },
    seats: {
      title: 'Alle wissen, wo sie sitzen',
      text: 'Tisch, Position und Stand findet jeder auf dem eigenen Telefon: ohne Konto, ohne App, ohne Gedränge vor dem Aushang.',
    },
  },
  sample: {
    caption: 'So sieht eine Spielliste aus: Spiel 13 von 24, Öztürk gibt, zwei Pflichtsoli stehen noch aus.',
    game: 'Spiel',
    dealer: 'Geber',
    dealerSign: 'G',
    soloPlayed: 'Pflichtsolo gespielt',
    soloOwed: 'Pflichtsolo offen',
    soloSign: 'S',
  },
  tournaments: {
    heading: 'Öffentliche Turniere',
    emptyTitle: 'Zurzeit ist kein Turnier öffentlich',
    emptyText: 'Sobald eine Turnierleitung ihr Turnier veröffentlicht, steht es hier mit Sitzplan und Zwischenstand.',
    emptyAction: 'Als Turnierleitung anmelden',
    search: 'Turnier suchen',
    searchHint: 'Name, Ort oder Jahr',
    searchNow: 'Suchen',
    showAll: 'Alle zeigen',
    noneFound: 'Kein Turnier passt zu „{typed}“.',
    more: '{found, number} gefunden, die ersten {shown, number} stehen hier.',
    archived: 'Archiv',
  },
} as const
