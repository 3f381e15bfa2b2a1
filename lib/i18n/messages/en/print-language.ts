/** The choice of the language in which papers and files are made; each language is called by its own name. */
export const printLanguage = {
  title: 'Language of prints and files',
  de: 'Deutsch',
  en: 'English',
} as const
