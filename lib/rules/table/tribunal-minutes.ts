/** More is not given at once: then something else went wrong. */
const most = 180

/** Whole minutes of playing time lost between the referee's decision and the tribunal's, begun ones counted, both moments in milliseconds: at least 1 (TSR 8.5.1). */
export const tribunalMinutes = (refereeDecided: number, tribunalDecides: number): number => Math.min(most, Math.max(1, Math.ceil((tribunalDecides - refereeDecided) / 60_000)))
