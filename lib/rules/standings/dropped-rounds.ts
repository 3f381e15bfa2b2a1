/**
 * The positions in `perRound` of the rounds that are left out, in ascending order. At most `rounds - dropResults` rounds count, at least
 * one; a round not played is the first to be left out, so whoever missed one has one fewer to drop. Of equal rounds the
 * earlier goes. Decided; the rulebook knows single rounds only.
 */
export const droppedRounds = (perRound: readonly (number | null)[], dropResults: number): number[] => {
  const played: { points: number; round: number }[] = []
  perRound.forEach((points, round) => {
    if (points !== null) played.push({ points, round })
  })
  const counting = Math.max(1, perRound.length - dropResults)
  if (played.length <= counting) return []
  return played
    .sort((a, b) => a.points - b.points || a.round - b.round)
    .slice(0, played.length - counting)
    .map(({ round }) => round)
    .sort((a, b) => a - b)
}
