/** What a spreadsheet begins a formula with, also in the wide forms of East Asian keyboards. */
const signs = '=+\\-@＝＋－＠'

/** Where a cell can begin: at the start, and behind whatever another program might take for the end of a cell. */
const begin = new RegExp(`(^|[,;|\\t\\r\\n])((?:["']|[^\\S\\t\\r\\n])*[${signs}])`, 'g')

/**
 * Text that no spreadsheet takes for a formula, whichever separator it reads the file with: an apostrophe goes before what could begin one,
 * and taking that one away gives the text again.
 */
export const harmlessText = (text: string): string => text.replaceAll(begin, `$1'$2`)
