import type { PenaltyFact } from '@/lib/rules/list/list-facts'

/** Whether a penalty has a row on the list: it was neither cancelled nor lifted, and it has points; an unsigned one counts provisionally (TSR 8.2.2, 9.2.3). */
export const penaltyStands = ({ award, cancelled, decided }: PenaltyFact): boolean =>
  cancelled === null && decided?.outcome !== 'lifted' && award.severity !== 'insignificant'
