import type { Reducers } from '@/lib/rules/list/reducers/reducer'

/** How a list goes from open to checked and back: end of the round, freeze, confirmations, submission (TSR 7.3.4, 8.5.1, 8.5.2). */
export const stateReducers: Reducers<
  | 'end-announced'
  | 'end-withdrawn'
  | 'dealing-begun'
  | 'extra-time-granted'
  | 'list-frozen'
  | 'totals-typed'
  | 'list-confirmed'
  | 'list-objected'
  | 'list-submitted'
  | 'list-checked'
  | 'list-reopened'
> = {
  'end-announced': (_, __, { stamp }) => ({ end: stamp }),
  'end-withdrawn': () => ({ end: null, dealingBegun: null }),
  'dealing-begun': (_, { begun }, { stamp }) => ({ dealingBegun: { ...stamp, begun } }),
  'extra-time-granted': (facts, { minutes, reason }, { stamp }) => ({ extraTime: [...facts.extraTime, { minutes, reason, stamp }] }),
  'list-frozen': (_, { reason, leaver }, { stamp }) => ({ frozen: { ...stamp, reason, leaver } }),
  'totals-typed': (_, { points }, { stamp }) => ({ typedTotals: { points, stamp } }),
  'list-confirmed': (facts, { position }, { stamp }) => ({ confirmations: { ...facts.confirmations, [position]: { objected: false, stamp } } }),
  'list-objected': (facts, { position }, { stamp }) => ({ confirmations: { ...facts.confirmations, [position]: { objected: true, stamp } } }),
  'list-submitted': (_, __, { stamp }) => ({ submitted: stamp }),
  'list-checked': (_, __, { stamp }) => ({ checked: stamp }),
  'list-reopened': (facts, { reason, goesOn }, { stamp }) => ({
    submitted: null,
    checked: null,
    reopened: { ...stamp, reason, goesOn: goesOn === true },
    frozen: goesOn === true ? null : facts.frozen,
  }),
}
