import type { Check, ChecksOf } from '@/lib/rules/list/checks/check'
import { gameAt } from '@/lib/rules/list/game-at'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { gameProblems } from '@/lib/rules/list/game-problems'
import type { ListViolation } from '@/lib/rules/list/list-violation'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import { sceneWithDealer } from '@/lib/rules/list/scene-with-dealer'
import type { ScoreList } from '@/lib/rules/list/score-list'

type AtPlace = { readonly place: number }

const frozen: Check<unknown> = { code: 'list-frozen', tsr: '8.5.1', broken: (list) => list.frozen !== null }
const totalsTyped: Check<unknown> = { code: 'totals-typed', tsr: '7.3.1', broken: (list) => list.totalsOnly }
const noSuchGame: Check<AtPlace> = { code: 'no-such-game', tsr: '7.3.1', broken: (list, { place }) => gameAt(list, place) === null, params: (_, { place }) => ({ place }) }
const wrongOrder: Check<AtPlace> = {
  code: 'wrong-order',
  tsr: '7.3.1',
  broken: ({ next }, { place }) => place !== next.place,
  params: ({ next }, { place }) => ({ place, expected: next.place }),
}
const lastRow: Check<AtPlace> = {
  code: 'not-the-last-row',
  tsr: '7.3.1',
  broken: ({ rows }, { place }) => {
    const last = rows.at(-1)
    return last?.row !== 'game' || last.place !== place
  },
  params: (_, { place }) => ({ place }),
}

function problems(list: ScoreList, game: GamePayload): readonly ListViolation[] {
  const scene = sceneOfPlace(list, game.place)
  if (scene === null) return []
  return gameProblems(list.tableSize, sceneWithDealer(list.tableSize, scene, list.deviations[game.place] ?? game.dealer ?? scene.scheduledDealer), game)
}

/** What keeps a game from being typed, corrected, taken back or struck (TSR 7.3.1, 8.5.1). */
export const gameChecks: ChecksOf<'game-entered' | 'game-corrected' | 'game-undone' | 'game-struck' | 'strike-withdrawn' | 'dealer-deviated'> = {
  'game-entered': {
    checks: [
      frozen,
      totalsTyped,
      wrongOrder,
      { code: 'round-over', tsr: '8.5.1', broken: ({ next, frozen: isFrozen, totalsOnly }) => next.remaining === 0 && isFrozen === null && !totalsOnly },
      { code: 'strike-first', tsr: '8.5.1', broken: ({ next }) => next.remaining > 0 && !next.normalGamesOpen && next.presented === null },
    ],
    also: problems,
  },
  'game-corrected': { checks: [totalsTyped, noSuchGame], also: problems },
  'game-undone': {
    checks: [
      totalsTyped,
      noSuchGame,
      lastRow,
      {
        code: 'undoes-another',
        tsr: '7.3.1',
        broken: (list, { place, undoes }) => {
          const game = gameAt(list, place)
          return game !== null && game.stamp.opId !== undoes
        },
      },
    ],
  },
  'game-struck': {
    checks: [
      { code: 'end-not-announced', tsr: '8.5.1', broken: ({ end }) => end === null },
      { code: 'dealing-question-open', tsr: '8.5.1', broken: ({ end, dealingBegun }) => end !== null && dealingBegun === null },
      {
        code: 'too-many-struck',
        tsr: '8.5.1',
        broken: ({ next, owed }, { count }) => !Number.isInteger(count) || count < 1 || count > next.remaining - owed.length,
        params: ({ next, owed }, { count }) => ({ count, most: next.remaining - owed.length }),
      },
    ],
  },
  'strike-withdrawn': {
    checks: [
      { code: 'no-such-strike', tsr: '8.5.1', broken: ({ strikes }, { undoes }) => !strikes.some(({ stamp }) => stamp.opId === undoes) },
      {
        code: 'not-the-last-row',
        tsr: '7.3.1',
        broken: ({ rows, strikes }, { undoes }) => strikes.some(({ stamp }) => stamp.opId === undoes) && rows.at(-1)?.stamp.opId !== undoes,
      },
    ],
  },
  'dealer-deviated': {
    checks: [
      {
        code: 'no-such-dealer',
        tsr: '3.3.1',
        broken: ({ tableSize, seats }, { dealer }) => dealer !== null && (dealer > tableSize || seats[dealer - 1] === null),
        params: (_, { dealer }) => ({ position: dealer ?? 0 }),
      },
      { code: 'wrong-order', tsr: '7.3.1', broken: (list, { place }) => sceneOfPlace(list, place) === null, params: ({ next }, { place }) => ({ place, expected: next.place }) },
    ],
    also: (list, { place, dealer }) => {
      const scene = sceneOfPlace(list, place)
      if (scene === null) return []
      const typed = gameAt(list, place)?.payload
      const other = sceneWithDealer(list.tableSize, scene, dealer ?? typed?.dealer ?? scene.scheduledDealer)
      if (typed) return gameProblems(list.tableSize, other, typed)
      return other.presented !== null && other.sitsOut === other.presented ? [{ code: 'soloist-sits-out', tsr: '10.1.1', params: { position: other.presented } }] : []
    },
  },
}
