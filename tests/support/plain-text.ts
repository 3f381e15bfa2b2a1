const marked = /(^|[,;|\t\r\n])'((?:["']|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

/** The text as it was before `harmlessText`. */
export const plainText = (text: string): string => text.replaceAll(marked, '$1$2')
