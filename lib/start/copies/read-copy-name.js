const pattern = /^(?:([a-z0-9-]+)_round-(\d+)_)?(published|released|playing|ended|closed|before-migration|before-restore)_(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/

/**
 * What the name of a copy says, or null for a file that is none of ours.
 * @param {string} name
 * @returns {{ tournament: string | null, round: number | null, phase: import('./copy-name.js').CopyAbout['phase'], at: Date } | null}
 */
export function readCopyName(name) {
  const [, tournament, round, phase, day, hours, minutes, seconds, milliseconds] = pattern.exec(name) ?? []
  if (phase === undefined) return null
  return {
    tournament: tournament ?? null,
    round: round === undefined ? null : Number(round),
    // The pattern lets nothing else through.
    phase: /** @type {import('./copy-name.js').CopyAbout['phase']} */ (phase),
    at: new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`),
  }
}
