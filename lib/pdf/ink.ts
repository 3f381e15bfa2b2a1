/** Dark enough for a worn toner; tints stay light enough to write on. */
export const ink = {
  text: '#000000',
  faint: '#4d4d4d',
  line: '#8c8c8c',
  strong: '#1a1a1a',
  tint: '#e9e9e9',
  band: '#f2f2f2',
  red: '#a81e17',
} as const
