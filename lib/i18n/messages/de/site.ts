export const site = {
  name: 'Karlchen',
  skip: 'Zum Inhalt',
  home: 'Karlchen, zur Startseite',
  rules: 'Regeln',
  signIn: 'Anmelden',
  theme: 'Hell oder dunkel',
  otherLanguage: 'English',
  otherLanguageShort: 'EN',
  close: 'Schließen',
  cancel: 'Abbrechen',
  sections: 'Seiten',
  footer: 'Karlchen ist frei: Der Quelltext steht unter der MIT-Lizenz, jeder Verein kann es selbst betreiben.',
} as const
