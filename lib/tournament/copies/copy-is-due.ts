const minute = 60_000

interface CopiesSoFar {
  /** When the last try was made, if it failed. */
  readonly failedAt: Date | null
  readonly keptAt: Date | null
  readonly isPlaying: boolean
}

/** Ten minutes after the last copy while a round is played; after a failure a minute is enough, since somebody may have made room. */
export function copyIsDue({ failedAt, keptAt, isPlaying }: CopiesSoFar, now: Date): boolean {
  if (failedAt !== null) return now.getTime() - failedAt.getTime() >= minute
  return isPlaying && (keptAt === null || now.getTime() - keptAt.getTime() >= 10 * minute)
}
