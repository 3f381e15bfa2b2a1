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
} as const
