import { paper } from './paper'

/** How wide each of so many columns of an upright page is. */
export const columnWidth = ({ columns, gap }: { readonly columns: number; readonly gap: number }): number => (paper.short - 2 * paper.margin - (columns - 1) * gap) / columns
