import type { PrintedTournament } from '@/lib/pdf/printed-tournament'
import type { ListRecord, RecordNames } from '@/lib/pdf/record/list-record'

export interface PrintedSanction {
  readonly person: string
  readonly startNumber: number
  readonly round: number
  readonly kind: 'warning' | 'deduction' | 'disqualification' | 'boundDecision'
  readonly points: number
  readonly reason: string
  readonly by: string
  /** ISO. */
  readonly at: string
  /** The reason why it was taken back, or null while it stands. */
  readonly cancelled: string | null
}

/** What the log of decisions is told from: the lists of all rounds, and what was imposed outside them. */
export interface PrintedDecisions {
  readonly tournament: PrintedTournament
  readonly rounds: readonly { readonly number: number; readonly lists: readonly (ListRecord & { readonly tableNumber: number })[] }[]
  readonly names: RecordNames
  readonly sanctions: readonly PrintedSanction[]
}
