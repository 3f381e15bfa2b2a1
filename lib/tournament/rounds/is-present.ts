interface Presence {
  readonly checkedInAt: Date | null
  readonly withdrawnAt: Date | null
  /** Disqualifications that stand, as `standingDisqualifications` reads them. */
  readonly sanctions: readonly unknown[]
}

/** Whether somebody takes part in the next draw. */
export const isPresent = ({ checkedInAt, withdrawnAt, sanctions }: Presence): boolean => checkedInAt !== null && withdrawnAt === null && sanctions.length === 0
