import type { Violation } from '@/lib/rules/violation'

export type DrawRefusalCode =
  | 'people-cannot-be-seated'
  | 'participant-twice'
  | 'rounds-out-of-range'
  | 'fixed-table-blocked'
  | 'fixed-table-beyond-the-last'
  | 'fixed-table-too-full'
  | 'ranks-missing'
  | 'rank-twice'

/** Thrown for an input that no plan can satisfy, with all that is wrong with it. */
export class ImpossibleDraw extends Error {
  constructor(readonly violations: readonly Violation<DrawRefusalCode>[]) {
    super(`Impossible draw: ${violations.map(({ code, params }) => `${code} ${JSON.stringify(params)}`).join(', ')}`)
    this.name = 'ImpossibleDraw'
  }
}
