import { dealtBy } from '@/lib/rules/list/dealt-by'
import type { PlayEvent } from '@/lib/rules/list/play-events'
import { afterDeal } from '@/lib/rules/table/after-deal'
import { afterLeaving } from '@/lib/rules/table/after-leaving'
import type { DealOrder } from '@/lib/rules/table/deal-order'

/** The order of dealing after an event (TSR 3.3.1). */
export const orderAfter = (order: DealOrder, event: PlayEvent): DealOrder =>
  event.type === 'left' ? afterLeaving(order, event.position) : dealtBy(order, event).reduce(afterDeal, order)
