import { leastOnWall } from '@/lib/pdf/least-on-wall'
import { textHeight } from '@/lib/pdf/text-height'

/** The height of a seat's row: that of all others, or as much as its name needs in letters that are read on a wall. */
export const seatHeight = (name: string, width: number, row: number): number => Math.max(row, Math.ceil(textHeight(name, width, { font: 'narrowBold', size: leastOnWall })) + 2)
