import type { PlayedAs } from '@/lib/rules/list/played-as'
import type { DealOrder } from '@/lib/rules/table/deal-order'

/** The row a game uses up: the solo rubric of its player for a compulsory solo, else the next of the normal rubric (TSR 4.2.4, 4.3.2). */
export const rubricOf = (order: DealOrder, { kind, soloist }: PlayedAs): string =>
  kind === 'compulsory-solo' && soloist !== null ? `S${soloist}` : `N${order.normalRows + 1}`
