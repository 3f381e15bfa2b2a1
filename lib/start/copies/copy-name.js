/**
 * What a copy is of: a phase of a round, or the moment before a step with no way back.
 * @typedef {{ readonly phase: 'published' | 'released' | 'playing' | 'ended' | 'closed', readonly tournament: string, readonly round: number }} CopyOfRound
 * @typedef {{ readonly phase: 'before-migration' | 'before-restore', readonly tournament?: never, readonly round?: never }} CopyBefore
 * @typedef {CopyOfRound | CopyBefore} CopyAbout
 */

/**
 * The file name of a copy. It says by itself what it holds, since somebody reads it when nothing else works any more.
 * @param {CopyAbout} about
 * @param {Date} at
 */
export function copyName({ tournament, round, phase }, at) {
  const moment = at.toISOString().replaceAll(/[:.]/g, '-')
  return `${tournament === undefined ? '' : `${tournament}_round-${round}_`}${phase}_${moment}.db`
}
