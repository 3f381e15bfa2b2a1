import { scoreGame } from '@/lib/rules/scoring/score-game'
import { everyGame } from '@/tests/support/every-game'

/** Run with `npx tsx tests/bench/scoring.bench.js`: how long the rules take to score every game there is. */
const started = performance.now()
for (const game of everyGame) scoreGame(game)
const milliseconds = Math.round(performance.now() - started)

console.log(`scoring: every game (${everyGame.length.toLocaleString('en')}) in ${milliseconds} ms, goal under 1,000 ms`)
