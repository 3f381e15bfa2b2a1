import type { Position } from '@/lib/rules/table/table-size'

/** Whether a solo is the compulsory one: a player's first solo of the round always is, every later one is voluntary (TSR 4.3.1). */
export const soloKind = (owed: readonly Position[], soloist: Position): 'compulsory-solo' | 'voluntary-solo' =>
  owed.includes(soloist) ? 'compulsory-solo' : 'voluntary-solo'
