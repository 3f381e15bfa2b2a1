import { paper } from './paper'

/** Where the foot of a page begins, and its content must have ended. */
export const footOf = (isLandscape: boolean): number => (isLandscape ? paper.short : paper.long) - paper.margin - 8
