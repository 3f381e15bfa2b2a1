/** The code to type, from the words of a printed table sign. */
export const signCode = (sign: string | undefined): string => /\b([A-Z\d]{3}) ([A-Z\d]{3})\b/.exec(sign ?? '')?.slice(1).join('') ?? ''
