export const rules = {
  title: 'Regeln zum Nachrechnen',
  description: 'Spielwert mit Begründung, Stich, Ansage und Strafpunkte nach den Turnierspielregeln des Deutschen Doppelkopf-Verbands.',
  edition: 'Turnierspielregeln (TSR), Stand 1. April 2024',
  tabs: {
    label: 'Wobei hilft Karlchen?',
    value: 'Wert',
    trick: 'Stich',
    call: 'Ansage',
    penalty: 'Strafpunkte',
  },
  aids: {
    value: {
      title: 'Was zählt das Spiel?',
      text: 'Augen, Ansagen und Sonderpunkte ergeben den Wert, und jeder Punkt nennt seinen Grund (TSR 7.1 und 7.2).',
    },
    trick: {
      title: 'Wem gehört der Stich?',
      text: 'Vier Karten in der Reihenfolge, in der sie gespielt wurden, und die Spielart (TSR 2.3 und 5.3).',
    },
    call: {
      title: 'War das noch rechtzeitig?',
      text: 'Es zählt, wie viele Karten man bei der Ansage noch auf der Hand hatte (TSR 6).',
    },
    penalty: {
      title: 'Wer bekommt Strafpunkte?',
      text: 'Einstufung, Spielart und Verursacher bestimmen die Strafpunkte und die Gutschriften (TSR 9.2 bis 9.5).',
    },
  },
  penaltyTable: {
    title: 'Alle Fälle auf einen Blick',
    text: 'n zählt die Absagen, die die Gegenpartei des Verursachers vorher gemacht hat: „keine 60“ auf einmal sind zwei.',
    offender: 'Verursacher',
    soloist: 'Solospieler',
    others: 'andere',
    severities: { insignificant: 'Unerheblich', minor: 'Geringfügig', serious: 'Schwerwiegend', decided: 'Spiel entschieden' },
    scopes: {
      any: 'in jedem Spiel',
      normal: 'im Normalspiel',
      soloist: 'vom Solospieler',
      opponent: 'von einem Gegner des Solospielers',
      disadvantage: 'von einem Gegner, Nachteil für den Solospieler möglich',
      'no-disadvantage': 'von einem Gegner, kein Nachteil möglich',
      otherwise: 'in allen anderen Fällen',
    },
  },
} as const
