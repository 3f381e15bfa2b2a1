/** Whole minutes of playing time lost since the referee's decision, begun ones counted: at least 1, at most what can be given at once (TSR 8.5.1). */
export const tribunalMinutes = (decidedAt: string, now: Date): number => Math.min(180, Math.max(1, Math.ceil((now.getTime() - Date.parse(decidedAt)) / 60_000)))
