import { countsAsGame } from '@/lib/rules/list/counts-as-game'
import type { ScoreList } from '@/lib/rules/list/score-list'
import type { RoundResult } from '@/lib/rules/standings/standings-input'

/** What each person brought home from a list. Whoever has not begun has no result, which is not the same as zero. */
export function roundResults({ people, rows, totalsOnly }: ScoreList): RoundResult[] {
  // Of paper only the totals are known: games and solos are left out, never zero.
  if (totalsOnly) return people.map(({ person, points }) => ({ personId: person, points }))
  const games = rows.filter(countsAsGame)
  return people
    .filter(({ gamesPlayed, points }) => gamesPlayed > 0 || points !== 0)
    .map(({ person, points, gamesPlayed }) => {
      const own = games.map((row) => ({ row, position: row.persons.indexOf(person) + 1 })).filter(({ position }) => position > 0)
      const positive = ({ row, position }: (typeof own)[number]) => row.positive.some((scorer) => scorer === position)
      const solos = own.filter(({ row, position }) => row.soloist === position && (row.kind === 'compulsory-solo' || row.kind === 'voluntary-solo'))
      return {
        personId: person,
        points,
        gamesPlayed,
        gamesPositive: own.filter(positive).length,
        solosPlayed: solos.length,
        solosPositive: solos.filter(positive).length,
      }
    })
}
