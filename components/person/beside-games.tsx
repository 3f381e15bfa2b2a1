import type { ReactNode } from 'react'

/** What a person is asked or told, and all games: one below the other, on a wide screen side by side. */
export function BesideGames({ games, children }: { games: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-8 min-[900px]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] min-[900px]:items-start">
      <div className="min-w-0">{children}</div>
      {games}
    </div>
  )
}
