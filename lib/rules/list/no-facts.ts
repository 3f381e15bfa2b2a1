import type { ListFacts } from '@/lib/rules/list/list-facts'

/** A list on which nothing is written yet (TSR 7.3). */
export const noFacts: ListFacts = {
  games: {},
  undone: [],
  penalties: [],
  claims: [],
  strikes: [],
  deviations: {},
  seatChanges: [],
  extraTime: [],
  confirmations: {},
  keeper: { position: null, device: null, replaced: [], onPaper: false },
  end: null,
  dealingBegun: null,
  frozen: null,
  typedTotals: null,
  submitted: null,
  checked: null,
  reopened: null,
  versions: {},
  version: 0,
  pending: 0,
  scoresChangedAt: -1,
  ahead: null,
}
