import type { TournamentKind } from '@/lib/db/generated/sqlite/client'
import { Refusal } from '@/lib/errors/refusal'
import { tableSizes } from '@/lib/rules/table/table-sizes'

const isSeatable: Readonly<Record<TournamentKind, (people: number) => boolean>> = {
  club: (people) => tableSizes(people) !== null,
  official: (people) => people > 0 && people % 4 === 0,
}

/** Refuses a number of people that cannot be seated, and says how many more or fewer would help. Official events play at four-player tables only (TSR 8.3.1). */
export function refuseUnseatable(kind: TournamentKind, people: number): void {
  const fits = isSeatable[kind]
  if (fits(people)) return
  let [more, fewer] = [1, 1]
  while (!fits(people + more)) more += 1
  while (fewer < people && !fits(people - fewer)) fewer += 1
  const params = { people, more, fewer: fits(people - fewer) ? fewer : 0 }
  throw new Refusal(kind === 'official' && tableSizes(people) ? 'official-needs-fours' : 'people-cannot-be-seated', params)
}
